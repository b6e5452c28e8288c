CREATE TABLE "assignment_photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"assignment_id" integer NOT NULL,
	"history_id" integer NOT NULL,
	"client_key" uuid NOT NULL,
	"photo" text NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignment_photos_once" UNIQUE("history_id","client_key"),
	CONSTRAINT "assignment_photos_position" UNIQUE("history_id","position"),
	CONSTRAINT "assignment_photos_position_range" CHECK ("assignment_photos"."position" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "chargebacks" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answer_by" timestamp with time zone,
	"documents_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "chargebacks_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "chargebacks_amount" CHECK ("chargebacks"."amount" > 0),
	CONSTRAINT "chargebacks_state" CHECK ("chargebacks"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "commission_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"trade_id" integer,
	"rate" integer NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"valid_from" date NOT NULL,
	"created_by_id" integer,
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
	"payout_id" integer,
	"reference" text NOT NULL,
	"reverses_id" bigint,
	"actor_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "ledger_transactions_adjustment" CHECK ("ledger_transactions"."kind" <> 'adjustment' or ("ledger_transactions"."actor_id" is not null and "ledger_transactions"."reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"user_id" integer NOT NULL,
	"assignment_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"cuit" text,
	"cae" text,
	"cae_due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_kind" CHECK ("receipts"."kind" in ('commission', 'credit')),
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"cuit" text NOT NULL,
	"cbu" text,
	"alias" text,
	"holder" text NOT NULL,
	"frozen_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_cuit" CHECK ("payout_accounts"."cuit" ~ '^[0-9]{11}$'),
	CONSTRAINT "payout_accounts_cbu" CHECK ("payout_accounts"."cbu" ~ '^[0-9]{22}$'),
	CONSTRAINT "payout_accounts_target" CHECK ("payout_accounts"."cbu" is not null or "payout_accounts"."alias" is not null)
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"created_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"exported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"key" text NOT NULL,
	"run_id" integer,
	"cuit" text NOT NULL,
	"target" text NOT NULL,
	"holder" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payouts_key_unique" UNIQUE("key"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('pending', 'processing', 'paid', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "connection_states" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"scopes" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'connected' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_accounts_state" CHECK ("provider_accounts"."state" in ('connected', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"assignment_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "withdrawals_code_unique" UNIQUE("code"),
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('received', 'done', 'refused')),
	CONSTRAINT "withdrawals_text" CHECK (char_length("withdrawals"."text") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_kind";--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_values";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_commission";--> statement-breakpoint
DROP INDEX "payments_one_paid";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "commission_rate" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "commission_minimum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_supplement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "seller_id" text;--> statement-breakpoint
ALTER TABLE "assignment_photos" ADD CONSTRAINT "assignment_photos_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_photos" ADD CONSTRAINT "assignment_photos_history_id_history_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."history"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reverses_id_ledger_transactions_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_states" ADD CONSTRAINT "connection_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_photos_of" ON "assignment_photos" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "chargebacks_of" ON "chargebacks" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "chargebacks_open" ON "chargebacks" USING btree ("answer_by") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "commission_rules_once" ON "commission_rules" USING btree (coalesce("trade_id", 0),"valid_from");--> statement-breakpoint
CREATE INDEX "ledger_entries_of" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "ledger_of_assignment" ON "ledger_transactions" USING btree ("assignment_id","id");--> statement-breakpoint
CREATE INDEX "ledger_of_payment" ON "ledger_transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_of_payout" ON "ledger_transactions" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "ledger_by_kind" ON "ledger_transactions" USING btree ("kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("kind","number");--> statement-breakpoint
CREATE INDEX "receipts_of" ON "receipts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "receipts_of_assignment" ON "receipts" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "payouts_of" ON "payouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payouts_of_run" ON "payouts" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "payouts_by_state" ON "payouts" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("user_id") WHERE state in ('pending', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "provider_accounts_once" ON "provider_accounts" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "withdrawals_by_state" ON "withdrawals" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid" ON "payments" USING btree ("offer_id") WHERE state = 'paid' and not is_supplement;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_external_id_unique" UNIQUE("external_id");--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_kind" CHECK ("proposals"."kind" in ('date', 'settlement', 'price'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_values" CHECK (("proposals"."kind" = 'date') = ("proposals"."day" is not null) and ("proposals"."kind" <> 'date') = ("proposals"."amount" is not null));--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "commission";
--> statement-breakpoint
-- The ledger is only added to. Its rows are deleted with the job, payment or payout, which only the removal of the demo deletes.
CREATE FUNCTION public.keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF TG_TABLE_NAME = 'ledger_entries' THEN
      IF NOT EXISTS (SELECT FROM public.ledger_transactions WHERE id = OLD.transaction_id) THEN RETURN OLD; END IF;
    ELSIF OLD.assignment_id IS NOT NULL AND NOT EXISTS (SELECT FROM public.assignments WHERE id = OLD.assignment_id)
      OR OLD.payment_id IS NOT NULL AND NOT EXISTS (SELECT FROM public.payments WHERE id = OLD.payment_id)
      OR OLD.payout_id IS NOT NULL AND NOT EXISTS (SELECT FROM public.payouts WHERE id = OLD.payout_id) THEN
      RETURN OLD;
    END IF;
  END IF;
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
  SELECT b.account INTO wrong FROM public.ledger_balances AS b
    WHERE b.account IN (SELECT account FROM inserted)
      AND CASE split_part(b.account, ':', 1)
        WHEN 'held' THEN b.balance < 0 WHEN 'payable' THEN b.balance < 0 WHEN 'refund_due' THEN b.balance < 0
        WHEN 'payout_in_transit' THEN b.balance < 0 WHEN 'receivable' THEN b.balance > 0 ELSE false END
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the balance of % has the wrong sign', wrong USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sign';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_posted AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION public.post_entries();
--> statement-breakpoint
CREATE FUNCTION public.unpost_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.ledger_balances AS b SET balance = b.balance - part.amount
    FROM (SELECT account, sum(amount) AS amount FROM deleted GROUP BY account) AS part
    WHERE b.account = part.account;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_removed AFTER DELETE ON public.ledger_entries REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION public.unpost_entries();
--> statement-breakpoint
INSERT INTO public.commission_rules (rate, valid_from) VALUES (1500, '2000-01-01');
