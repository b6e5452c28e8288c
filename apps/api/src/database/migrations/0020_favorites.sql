CREATE TABLE "favorites" (
	"user_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_professional_id_pk" PRIMARY KEY("user_id","professional_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"offer_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"professional_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_offer_id_number_pk" PRIMARY KEY("offer_id","number"),
	CONSTRAINT "invitations_once" UNIQUE("offer_id","professional_id"),
	CONSTRAINT "invitations_number" CHECK ("invitations"."number" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "quota_counts" DROP CONSTRAINT "quota_counts_act";--> statement-breakpoint
ALTER TABLE "quota_refusals" DROP CONSTRAINT "quota_refusals_act";--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("user_id","created_at" DESC NULLS FIRST,"professional_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favorites_of_professional" ON "favorites" USING btree ("professional_id");--> statement-breakpoint
CREATE INDEX "invitations_of_professional" ON "invitations" USING btree ("professional_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('contact', 'invitation', 'question', 'answer', 'application', 'edit', 'withdrawal', 'decline', 'notChosen', 'acceptance', 'payment', 'review', 'counterOffer', 'counterAnswer'));--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'invitation', 'checkout', 'emailCode'));--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'invitation', 'checkout', 'emailCode'));