ALTER TABLE "notifications" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
-- Custom
CREATE FUNCTION public.notify_notification() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
begin
  perform pg_notify('plomada_live', json_build_object('name', 'notifications',
    'users', json_build_array(coalesce(new.user_id, old.user_id)))::text);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER notifications_notify AFTER INSERT OR DELETE OR UPDATE OF read_at ON notifications
  FOR EACH ROW EXECUTE FUNCTION public.notify_notification();
