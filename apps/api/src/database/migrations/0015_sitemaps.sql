-- Beside the work of others
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_sitemaps" ON "offers" USING btree (("id" / 50000),"published_at" DESC NULLS FIRST) WHERE is_listed and state = 'pendiente';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_sitemaps" ON "users" USING btree (("id" / 50000),"updated_at" DESC NULLS FIRST) WHERE is_active and role = 'professional';
