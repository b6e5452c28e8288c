CREATE TABLE "questions" (
	"offer_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"asker_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "questions_offer_id_number_pk" PRIMARY KEY("offer_id","number"),
	CONSTRAINT "questions_number" CHECK ("questions"."number" between 1 and 20),
	CONSTRAINT "questions_text" CHECK ("questions"."text" <> ''),
	CONSTRAINT "questions_answer" CHECK (("questions"."answer" is null) = ("questions"."answered_at" is null) and "questions"."answer" <> '')
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "quota_counts" DROP CONSTRAINT "quota_counts_act";--> statement-breakpoint
ALTER TABLE "quota_refusals" DROP CONSTRAINT "quota_refusals_act";--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_one_waiting" ON "questions" USING btree ("offer_id","asker_id") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "questions_by_asker" ON "questions" USING btree ("asker_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('contact', 'question', 'answer', 'application', 'acceptance', 'payment', 'review'));--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'photo', 'contact', 'question', 'answer', 'checkout', 'emailCode'));--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'photo', 'contact', 'question', 'answer', 'checkout', 'emailCode'));