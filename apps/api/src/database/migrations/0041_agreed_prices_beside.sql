-- Beside the work of others
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_by_date" ON "payments" USING btree ((coalesce(paid_at, created_at)) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_by_state" ON "payments" USING btree ("state",(coalesce(paid_at, created_at)) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_by_amount" ON "payments" USING btree ("amount" DESC NULLS FIRST,(coalesce(paid_at, created_at)) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "payments_one_paid" ON "payments" USING btree ("offer_id") WHERE state = 'paid' and not is_supplement;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_one_paid_before";
