CREATE TABLE "assignments" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"worker_id" integer NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"raised_by" text,
	"answered_at" timestamp with time zone,
	"changes_requested" smallint DEFAULT 0 NOT NULL,
	"refund_amount" integer,
	"decided_by_id" integer,
	"is_appealed" boolean DEFAULT false NOT NULL,
	"appointment_day" date,
	"appointment_shift" text,
	"appointment_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assignments_amount" CHECK ("assignments"."amount" > 0 and "assignments"."refund_amount" between 0 and "assignments"."amount"),
	CONSTRAINT "assignments_raised_by" CHECK ("assignments"."raised_by" in ('client', 'worker')),
	CONSTRAINT "assignments_shift" CHECK ("assignments"."appointment_shift" in ('mañana', 'tarde', 'noche'))
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"assignment_id" integer,
	"event" text NOT NULL,
	"by_party" text NOT NULL,
	"actor_id" integer,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"amount" integer,
	"day" date,
	"shift" text,
	"changes" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "history_by" CHECK ("history"."by_party" in ('client', 'worker', 'admin', 'clock', 'provider')),
	CONSTRAINT "history_text" CHECK (char_length("history"."text") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" serial PRIMARY KEY NOT NULL,
	"assignment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"by_party" text NOT NULL,
	"amount" integer,
	"day" date,
	"shift" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposals_kind" CHECK ("proposals"."kind" in ('date', 'settlement')),
	CONSTRAINT "proposals_state" CHECK ("proposals"."state" in ('open', 'accepted', 'replaced', 'ended')),
	CONSTRAINT "proposals_values" CHECK (("proposals"."kind" = 'date') = ("proposals"."day" is not null) and ("proposals"."kind" = 'settlement') = ("proposals"."amount" is not null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"assignment_id" integer,
	"amount" integer NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('requested', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"id" serial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "offer_photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"client_key" uuid NOT NULL,
	"photo" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_photos_once" UNIQUE("offer_id","client_key"),
	CONSTRAINT "offer_photos_position" UNIQUE("offer_id","position"),
	CONSTRAINT "offer_photos_position_range" CHECK ("offer_photos"."position" between 0 and 7),
	CONSTRAINT "offer_photos_caption" CHECK (char_length("offer_photos"."caption") <= 120)
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_state";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "closure" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "assignment_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "assignment_id" integer;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_worker_id_users_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_photos" ADD CONSTRAINT "offer_photos_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_one_live" ON "assignments" USING btree ("offer_id") WHERE state <> 'canceled';--> statement-breakpoint
CREATE INDEX "assignments_of_offer" ON "assignments" USING btree ("offer_id","id");--> statement-breakpoint
CREATE INDEX "assignments_of_worker" ON "assignments" USING btree ("worker_id","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assignments_by_state" ON "assignments" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "history_of_offer" ON "history" USING btree ("offer_id","id");--> statement-breakpoint
CREATE INDEX "history_of_assignment" ON "history" USING btree ("assignment_id","id");--> statement-breakpoint
CREATE INDEX "proposals_of" ON "proposals" USING btree ("assignment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_open" ON "proposals" USING btree ("assignment_id","kind") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_of_assignment" ON "refunds" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "timers_open" ON "timers" USING btree ("run_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "timers_of" ON "timers" USING btree ("topic") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "timers_done" ON "timers" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_state" CHECK ("applications"."state" in ('sent', 'edited', 'withdrawn', 'declined', 'accepted', 'expired', 'ended'));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_closure" CHECK ("offers"."closure" is null or ("offers"."closure" in ('closed', 'expired') and "offers"."hired_id" is null and "offers"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('pending', 'paid', 'expired', 'failed', 'refunding', 'refunded', 'disputed'));--> statement-breakpoint
ALTER TABLE "quota_counts" DROP CONSTRAINT "quota_counts_act";--> statement-breakpoint
ALTER TABLE "quota_refusals" DROP CONSTRAINT "quota_refusals_act";--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'assignmentEvent', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'alert', 'invitation', 'checkout', 'emailCode', 'notificationSetting'));--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'assignmentEvent', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'alert', 'invitation', 'checkout', 'emailCode', 'notificationSetting'));--> statement-breakpoint
CREATE TABLE "calendars" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendars_key_unique" UNIQUE("key")
);--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_by_change" ON "assignments" USING btree ("state","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- Custom
-- A closed or expired offer is not listed.
CREATE OR REPLACE FUNCTION public.set_offer_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_listed := NEW.is_active AND NEW.closure IS NULL;
  IF NEW.is_listed THEN
    -- Locked: of a ban and a publication at the same moment one waits for the other and sees what it did.
    SELECT owners.is_active INTO NEW.is_listed FROM public.users AS owners WHERE owners.id = NEW.owner_id FOR SHARE;
    NEW.is_listed := coalesce(NEW.is_listed, false);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER offers_set_listed ON public.offers;
--> statement-breakpoint
CREATE TRIGGER offers_set_listed BEFORE INSERT OR UPDATE OF is_active, is_listed, owner_id, closure ON public.offers
  FOR EACH ROW EXECUTE FUNCTION public.set_offer_listed();
--> statement-breakpoint
-- The applications of an offer follow it: when it gets its worker, one is accepted and the other open ones expire; when the
-- worker leaves or the offer opens again, the expired ones come back, and the accepted one has ended.
CREATE OR REPLACE FUNCTION public.decide_applications() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  amount integer;
BEGIN
  IF NEW.hired_id IS NOT NULL THEN
    UPDATE public.applications SET state = 'accepted', updated_at = now(), is_outdated = false
      WHERE offer_id = NEW.id AND worker_id = NEW.hired_id AND state IN ('sent', 'edited')
      RETURNING coalesce(quote, NEW.budget) INTO amount;
    IF amount IS DISTINCT FROM NEW.agreed_amount THEN
      RAISE EXCEPTION 'the open application of the worker of offer % is not for this amount', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_hired_open_application';
    END IF;
  ELSE
    UPDATE public.applications SET state = 'ended', updated_at = now() WHERE offer_id = NEW.id AND state = 'accepted';
  END IF;
  IF NEW.hired_id IS NULL AND NEW.closure IS NULL THEN
    UPDATE public.applications SET state = 'sent' WHERE offer_id = NEW.id AND state = 'expired';
  ELSE
    UPDATE public.applications SET state = 'expired', updated_at = now()
      WHERE offer_id = NEW.id AND state IN ('sent', 'edited');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER offers_hired ON public.offers;
--> statement-breakpoint
CREATE TRIGGER offers_decided AFTER UPDATE OF hired_id, closure ON public.offers FOR EACH ROW
  WHEN (NEW.hired_id IS DISTINCT FROM OLD.hired_id OR (NEW.closure IS NULL) <> (OLD.closure IS NULL))
  EXECUTE FUNCTION public.decide_applications();
--> statement-breakpoint
-- The accepted application is the agreement between both: it stays as it is, and ends only when the worker leaves the offer.
CREATE OR REPLACE FUNCTION public.keep_accepted_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'ended' AND NEW.quote IS NOT DISTINCT FROM OLD.quote
    AND NOT EXISTS (SELECT FROM public.offers WHERE id = OLD.offer_id AND hired_id = OLD.worker_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the accepted application % cannot change', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'applications_accepted_stays';
END $$;
--> statement-breakpoint
DROP TRIGGER offers_notify ON public.offers;
--> statement-breakpoint
CREATE TRIGGER offers_notify AFTER UPDATE OF state, is_active, closure ON public.offers FOR EACH ROW
  WHEN (old.state <> new.state OR old.is_active <> new.is_active OR old.closure IS DISTINCT FROM new.closure)
  EXECUTE FUNCTION public.notify_conversation_change();
--> statement-breakpoint
-- History is only added to. Its rows are deleted with the offer.
CREATE FUNCTION public.keep_job_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.offers WHERE id = OLD.offer_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'history is only added to' USING ERRCODE = 'check_violation', CONSTRAINT = 'history_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER history_kept BEFORE UPDATE OR DELETE ON public.history FOR EACH ROW EXECUTE FUNCTION public.keep_job_history();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.recount_offer_counts() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  wrong integer := 0;
  here integer;
BEGIN
  LOCK TABLE public.users, public.user_trades, public.offers, public.offer_trades, public.offer_counts IN SHARE ROW EXCLUSIVE MODE;
  UPDATE public.user_trades AS t
    SET is_listed = u.is_active AND u.role = 'professional', ranking = u.ranking,
      province = u.province, city = u.city, shift = u.shift, days = u.days
    FROM public.users AS u
    WHERE u.id = t.user_id AND (t.is_listed, t.ranking, t.province, t.city, t.shift, t.days)
      IS DISTINCT FROM (u.is_active AND u.role = 'professional', u.ranking, u.province, u.city, u.shift, u.days);
  GET DIAGNOSTICS here = ROW_COUNT;
  wrong := wrong + here;
  UPDATE public.offers AS o SET is_listed = o.is_active AND u.is_active AND o.closure IS NULL
    FROM public.users AS u
    WHERE u.id = o.owner_id AND o.is_listed <> (o.is_active AND u.is_active AND o.closure IS NULL);
  GET DIAGNOSTICS here = ROW_COUNT;
  wrong := wrong + here;
  UPDATE public.offer_trades AS t
    SET is_listed = o.is_listed, state = o.state, province = o.province, city = o.city,
      published_at = o.published_at, plain_title = public.plain(o.title)
    FROM public.offers AS o
    WHERE o.id = t.offer_id AND (t.is_listed, t.state, t.province, t.city, t.published_at, t.plain_title)
      IS DISTINCT FROM (o.is_listed, o.state, o.province, o.city, o.published_at, public.plain(o.title));
  GET DIAGNOSTICS here = ROW_COUNT;
  wrong := wrong + here;
  SELECT count(*) INTO here
    FROM (SELECT * FROM public.offer_counts WHERE total <> 0) AS kept
    FULL JOIN public.offer_counts_afresh AS afresh USING (trade_id, state, province, city, month)
    WHERE kept.total IS DISTINCT FROM afresh.total;
  wrong := wrong + here;
  IF here > 0 THEN
    DELETE FROM public.offer_counts;
    INSERT INTO public.offer_counts SELECT * FROM public.offer_counts_afresh;
  END IF;
  RETURN wrong;
END $$;
