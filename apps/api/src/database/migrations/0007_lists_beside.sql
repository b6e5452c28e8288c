-- Beside the work of others: first what 0003 repeats and counts of the rows that were there before it. An offer is
-- counted by the triggers in the moment when it is listed, so people may go on working and this may stop at any point.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_unfilled" ON "offers" USING btree ("id") WHERE is_listed is null;
--> statement-breakpoint
-- Until nothing is left
WITH part AS (SELECT id FROM public.offers WHERE is_listed IS NULL ORDER BY id LIMIT 100 FOR NO KEY UPDATE)
  UPDATE public.offers SET is_listed = offers.is_active FROM part WHERE offers.id = part.id;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offers_unfilled";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_trades_unfilled" ON "user_trades" USING btree ("user_id","trade_id") WHERE is_listed is null;
--> statement-breakpoint
-- Until nothing is left
WITH part AS (
    SELECT t.user_id, t.trade_id, u.is_active AND u.role = 'professional' AS is_listed,
      u.ranking, u.province, u.city, u.shift, u.days
    FROM public.user_trades AS t JOIN public.users AS u ON u.id = t.user_id
    WHERE t.is_listed IS NULL ORDER BY t.user_id, t.trade_id LIMIT 100 FOR SHARE OF u)
  UPDATE public.user_trades AS t
    SET is_listed = s.is_listed, ranking = s.ranking, province = s.province, city = s.city, shift = s.shift, days = s.days
    FROM part AS s WHERE t.user_id = s.user_id AND t.trade_id = s.trade_id;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_trades_unfilled";
--> statement-breakpoint
-- Checked while people write, so that the column need not be read again under a lock.
ALTER TABLE "offers" DROP CONSTRAINT IF EXISTS "offers_listed_known", ADD CONSTRAINT "offers_listed_known" CHECK (is_listed is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_listed_known";
--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "is_listed" SET DEFAULT true, ALTER COLUMN "is_listed" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_listed_known";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_trades_listed" ON "offer_trades" USING btree ("trade_id","state","published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"province") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_trades_listed_by_city" ON "offer_trades" USING btree ("trade_id","state","city","published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"province","plain_title") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_listed" ON "offers" USING btree ("state","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"province") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_listed_by_city" ON "offers" USING btree ("state","city","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"province") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_unlisted" ON "offers" USING btree ("state") WHERE not is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_trades_best" ON "user_trades" USING btree ("trade_id","ranking" DESC NULLS LAST,"user_id" DESC NULLS FIRST,"province","city","shift","days") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_trades_worst" ON "user_trades" USING btree ("trade_id","ranking","user_id","province","city","shift","days") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_professionals_best" ON "users" USING btree ("ranking" DESC NULLS LAST,"id" DESC NULLS FIRST,"province","city","shift","days") WHERE is_active and role = 'professional';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_professionals_worst" ON "users" USING btree ("ranking","id","province","city","shift","days") WHERE is_active and role = 'professional';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_professionals_best_by_city" ON "users" USING btree ("city","ranking" DESC NULLS LAST,"id" DESC NULLS FIRST,"province","shift","days") WHERE is_active and role = 'professional';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_newest" ON "offers" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_trades_best_by_city" ON "user_trades" USING btree ("trade_id","city","ranking" DESC NULLS LAST,"user_id" DESC NULLS FIRST,"province","shift","days") WHERE is_listed;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offers_visible";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offers_visible_by_city";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_professionals";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_professionals_by_city";
