ALTER TABLE "proposals" DROP CONSTRAINT "proposals_kind";--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_values";--> statement-breakpoint
ALTER INDEX "payments_one_paid" RENAME TO "payments_one_paid_before";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "supplement" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_supplement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ends_job" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_supplement" CHECK ("assignments"."supplement" is null or ("assignments"."supplement" > 0 and "assignments"."state" = 'paid'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_kind" CHECK ("proposals"."kind" in ('date', 'settlement', 'price'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_values" CHECK (("proposals"."kind" = 'date') = ("proposals"."day" is not null) and ("proposals"."kind" <> 'date') = ("proposals"."amount" is not null));
