-- Beside the work of others
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_admins" ON "users" USING btree ("id") WHERE role = 'admin' and is_active;
