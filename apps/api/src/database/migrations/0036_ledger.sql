CREATE TABLE "commission_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"trade_id" integer,
	"rate" integer NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rules_rate" CHECK ("commission_rules"."rate" between 0 and 5000),
	CONSTRAINT "commission_rules_minimum" CHECK ("commission_rules"."minimum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account" text PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"passed" boolean NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'ars' NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_currency" CHECK ("ledger_entries"."currency" = 'ars')
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"assignment_id" integer,
	"payment_id" integer,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_commission";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "commission_rate" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "commission_minimum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_rules_once" ON "commission_rules" USING btree (coalesce("trade_id", 0),"valid_from");--> statement-breakpoint
CREATE INDEX "ledger_entries_of" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "ledger_of_assignment" ON "ledger_transactions" USING btree ("assignment_id","id");--> statement-breakpoint
CREATE INDEX "ledger_of_payment" ON "ledger_transactions" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "commission";
--> statement-breakpoint
-- The ledger is only added to.
CREATE FUNCTION public.keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_kept BEFORE UPDATE OR DELETE ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION public.keep_ledger();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION public.keep_ledger();
--> statement-breakpoint
-- The entries of a statement add up to zero for each transaction. The balances are locked in one order. With the rights of the
-- owner, because the role of the application may not write balances.
CREATE FUNCTION public.post_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  wrong text;
BEGIN
  SELECT transaction_id::text INTO wrong FROM inserted GROUP BY transaction_id HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the entries of ledger transaction % do not add up to zero', wrong USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  INSERT INTO public.ledger_balances (account, balance)
    SELECT DISTINCT account, 0 FROM inserted ORDER BY account ON CONFLICT DO NOTHING;
  PERFORM FROM public.ledger_balances WHERE account IN (SELECT account FROM inserted) ORDER BY account FOR UPDATE;
  UPDATE public.ledger_balances AS b SET balance = b.balance + part.amount
    FROM (SELECT account, sum(amount) AS amount FROM inserted GROUP BY account) AS part
    WHERE b.account = part.account;
  SELECT account INTO wrong FROM public.ledger_balances
    WHERE account IN (SELECT account FROM inserted) AND account <> 'provider_clearing' AND balance < 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the balance of % would be below zero', wrong USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sign';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_posted AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION public.post_entries();
--> statement-breakpoint
INSERT INTO public.commission_rules (rate, valid_from) VALUES (1500, '2000-01-01');
