-- Beside the work of others
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_trades_open_by_city" ON "offer_trades" USING btree ("trade_id","city","published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"plain_title") WHERE is_listed and state = 'pendiente';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_trades_accepted_by_city" ON "offer_trades" USING btree ("trade_id","state","city","published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"plain_title") WHERE is_listed and state <> 'pendiente';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offer_trades_listed_by_city";
