CREATE TABLE "notification_preferences" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_preferences_mail" CHECK ("notification_preferences"."mail" in ('immediate', 'daily', 'off'))
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"device_id" integer NOT NULL,
	"notification_id" integer NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_offer";--> statement-breakpoint
ALTER TABLE "quota_counts" DROP CONSTRAINT "quota_counts_act";--> statement-breakpoint
ALTER TABLE "quota_refusals" DROP CONSTRAINT "quota_refusals_act";--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_endpoint" ON "push_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_of" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_messages_once" ON "push_messages" USING btree ("notification_id","device_id");--> statement-breakpoint
CREATE INDEX "push_messages_of" ON "push_messages" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "push_messages_open" ON "push_messages" USING btree ("run_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "push_messages_done" ON "push_messages" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'invitation', 'checkout', 'emailCode', 'notificationSetting'));--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'invitation', 'checkout', 'emailCode', 'notificationSetting'));