ALTER TABLE "assignments" ADD COLUMN "open_chargebacks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "amount" bigint;--> statement-breakpoint
UPDATE "chargebacks" SET "amount" = p.amount::bigint * 100 FROM "payments" p WHERE p.id = "payment_id";--> statement-breakpoint
ALTER TABLE "chargebacks" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "taken" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "chargebacks_open" ON "chargebacks" USING btree ("due_at","id") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_chargebacks" CHECK ("assignments"."open_chargebacks" >= 0 and ("assignments"."open_chargebacks" = 0 or "assignments"."due_at" is null));--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_amount" CHECK ("chargebacks"."amount" > 0 and "chargebacks"."taken" between 0 and "chargebacks"."amount");--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_ended_at" CHECK (("chargebacks"."state" = 'open') = ("chargebacks"."ended_at" is null));
--> statement-breakpoint
-- Jobs wait for chargebacks that were open before. Their money is taken if they are lost.
UPDATE "payments" SET "state" = 'disputed' WHERE "state" = 'paid' AND "id" IN (SELECT "payment_id" FROM "chargebacks" WHERE "state" = 'open');
--> statement-breakpoint
UPDATE "assignments" a SET "due_at" = NULL, "open_chargebacks" = (SELECT count(*) FROM "chargebacks" c JOIN "payments" p ON p.id = c.payment_id WHERE p.assignment_id = a.id AND c.state = 'open')
  WHERE a.id IN (SELECT p.assignment_id FROM "chargebacks" c JOIN "payments" p ON p.id = c.payment_id WHERE c.state = 'open');
--> statement-breakpoint
-- While the bank decides, a job releases nothing, and nothing goes back of the payment.
CREATE FUNCTION public.wait_for_chargebacks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF (CASE NEW.kind
    WHEN 'release' THEN NEW.payment_id IS NULL
      AND EXISTS (SELECT FROM public.assignments WHERE id = NEW.assignment_id AND open_chargebacks > 0)
    ELSE EXISTS (SELECT FROM public.chargebacks WHERE payment_id = NEW.payment_id AND state = 'open') END)
  THEN
    RAISE EXCEPTION 'the money of job % waits for a chargeback', NEW.assignment_id USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_chargeback';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_waits BEFORE INSERT ON public.ledger_transactions FOR EACH ROW WHEN (NEW.kind IN ('release', 'refund')) EXECUTE FUNCTION public.wait_for_chargebacks();
