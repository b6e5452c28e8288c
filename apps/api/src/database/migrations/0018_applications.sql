ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "quota_counts" DROP CONSTRAINT "quota_counts_act";--> statement-breakpoint
ALTER TABLE "quota_refusals" DROP CONSTRAINT "quota_refusals_act";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "state" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "quote" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "previous_amount" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shift" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decline_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "counter_amount" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "counter_state" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_state" CHECK ("applications"."state" in ('sent', 'edited', 'withdrawn', 'declined', 'accepted', 'expired'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_amounts" CHECK (least("applications"."quote", "applications"."previous_amount", "applications"."counter_amount") > 0);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_texts" CHECK (char_length("applications"."message") <= 1000 and char_length("applications"."decline_reason") <= 300);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_shift" CHECK ("applications"."shift" in ('mañana', 'tarde', 'noche'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_counter_offer" CHECK (("applications"."counter_amount" is null) = ("applications"."counter_state" is null) and ("applications"."counter_state" is null or "applications"."counter_state" in ('open', 'accepted', 'refused')));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('contact', 'question', 'answer', 'application', 'edit', 'withdrawal', 'decline', 'notChosen', 'acceptance', 'payment', 'review', 'counterOffer', 'counterAnswer'));--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'checkout', 'emailCode'));--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'checkout', 'emailCode'));--> statement-breakpoint
-- Custom
UPDATE public.applications SET state = CASE WHEN offers.hired_id = worker_id THEN 'accepted' ELSE 'expired' END
  FROM public.offers WHERE offers.id = offer_id AND offers.hired_id IS NOT NULL;
--> statement-breakpoint
-- Decides the applications of an offer when it gets its worker: one is accepted and the other open ones expire.
CREATE FUNCTION public.decide_applications() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  amount integer;
BEGIN
  UPDATE public.applications SET state = 'accepted', updated_at = now()
    WHERE offer_id = NEW.id AND worker_id = NEW.hired_id AND state IN ('sent', 'edited')
    RETURNING coalesce(quote, NEW.budget) INTO amount;
  IF amount IS DISTINCT FROM NEW.agreed_amount THEN
    RAISE EXCEPTION 'the open application of the worker of offer % is not for this amount', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_hired_open_application';
  END IF;
  UPDATE public.applications SET state = 'expired', updated_at = now()
    WHERE offer_id = NEW.id AND state IN ('sent', 'edited');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_hired AFTER UPDATE OF hired_id ON public.offers FOR EACH ROW
  WHEN (NEW.hired_id IS NOT NULL AND NEW.hired_id IS DISTINCT FROM OLD.hired_id)
  EXECUTE FUNCTION public.decide_applications();
--> statement-breakpoint
-- An accepted application is the agreement between both, so it stays as it is.
CREATE FUNCTION public.keep_accepted_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the accepted application % cannot change', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'applications_accepted_stays';
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_accepted BEFORE UPDATE ON public.applications FOR EACH ROW
  WHEN (OLD.state = 'accepted' AND (NEW.state, NEW.quote) IS DISTINCT FROM (OLD.state, OLD.quote))
  EXECUTE FUNCTION public.keep_accepted_application();
