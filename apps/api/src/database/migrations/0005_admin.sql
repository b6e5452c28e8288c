CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_id" integer NOT NULL,
	"offer_id" integer,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('contact', 'application', 'acceptance', 'payment', 'review')),
	CONSTRAINT "notifications_offer" CHECK (("notifications"."kind" = 'contact') = ("notifications"."offer_id" is null))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of" ON "notifications" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("offer_id");--> statement-breakpoint
-- One active admin always stays. Whoever takes an admin away waits for whoever does the same, and then looks.
CREATE FUNCTION public.keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7150413);
  IF NOT EXISTS (SELECT FROM public.users WHERE role = 'admin' AND is_active AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last active admin stays' USING ERRCODE = '23514', CONSTRAINT = 'users_last_admin';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_last_admin_changed BEFORE UPDATE OF role, is_active ON "users"
  FOR EACH ROW WHEN (OLD.role = 'admin' AND OLD.is_active AND (NEW.role <> 'admin' OR NOT NEW.is_active))
  EXECUTE FUNCTION public.keep_an_admin();
--> statement-breakpoint
CREATE TRIGGER users_last_admin_deleted BEFORE DELETE ON "users"
  FOR EACH ROW WHEN (OLD.role = 'admin' AND OLD.is_active)
  EXECUTE FUNCTION public.keep_an_admin();
--> statement-breakpoint
-- What somebody works or worked on is not deleted; a payment or a review keeps its offer by itself.
CREATE FUNCTION public.keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an offer with a worker stays' USING ERRCODE = '23514', CONSTRAINT = 'offers_with_worker';
END
$$;
--> statement-breakpoint
CREATE TRIGGER offers_with_worker BEFORE DELETE ON "offers"
  FOR EACH ROW WHEN (OLD.hired_id IS NOT NULL)
  EXECUTE FUNCTION public.keep_history();
