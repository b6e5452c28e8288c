ALTER TABLE "quota_counts" DROP CONSTRAINT "quota_counts_act";--> statement-breakpoint
ALTER TABLE "quota_refusals" DROP CONSTRAINT "quota_refusals_act";--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'photo', 'contact', 'checkout', 'emailCode'));--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'photo', 'contact', 'checkout', 'emailCode'));