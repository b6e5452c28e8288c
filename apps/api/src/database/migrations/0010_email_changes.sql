CREATE TABLE "email_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"new_email" text NOT NULL,
	"code_digest" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"old_email" text,
	"revert_digest" text,
	"is_reverted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "email_changes_revert_digest_unique" UNIQUE("revert_digest")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_email_proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_by_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_open" ON "email_changes" USING btree ("user_id") WHERE confirmed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_waiting_topic" ON "outbox" USING btree ("topic") WHERE topic is not null and done_at is null and attempts = 0;--> statement-breakpoint
CREATE INDEX "outbox_by_topic" ON "outbox" USING btree ("topic","done_at") WHERE topic is not null;