-- Beside the work of others
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_done" ON "outbox" USING btree ("done_at") WHERE done_at is not null;
