-- Beside the work of others
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_untitled" ON "offers" USING btree ("id") WHERE plain_title = '';
--> statement-breakpoint
-- Until nothing is left
WITH part AS (
    SELECT id FROM public.offers WHERE plain_title = '' AND public.plain(title) <> '' ORDER BY id LIMIT 500 FOR NO KEY UPDATE)
  UPDATE public.offers SET plain_title = '' FROM part WHERE offers.id = part.id;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offers_untitled";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_unnamed" ON "users" USING btree ("id") WHERE plain_name = '';
--> statement-breakpoint
-- Until nothing is left
WITH part AS (SELECT id FROM public.users WHERE plain_name = '' ORDER BY id LIMIT 500 FOR NO KEY UPDATE)
  UPDATE public.users SET plain_name = '' FROM part WHERE users.id = part.id;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_unnamed";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_titled" ON "offers" USING btree ("state","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"province","plain_title") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_titled_by_city" ON "offers" USING btree ("state","city","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"province","plain_title") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_titles" ON "offers" USING gin (plain_title gin_trgm_ops);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offers_plain_title";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_trades_titled" ON "offer_trades" USING btree ("trade_id","state","published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"province","plain_title") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_named_best" ON "users" USING btree ("ranking" DESC NULLS LAST,"id" DESC NULLS FIRST,"province","city","shift","days","plain_name") WHERE is_active and role = 'professional';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_named_worst" ON "users" USING btree ("ranking","id","province","city","shift","days","plain_name") WHERE is_active and role = 'professional';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_by_name" ON "users" USING btree ("plain_name","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_names" ON "users" USING gin (plain_name gin_trgm_ops);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_plain_name";
