CREATE TABLE "payout_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"cuit" text NOT NULL,
	"target" text NOT NULL,
	"holder" text NOT NULL,
	"frozen_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_cuit" CHECK ("payout_accounts"."cuit" ~ '^[0-9]{11}$'),
	CONSTRAINT "payout_accounts_target" CHECK ("payout_accounts"."target" ~ '^([0-9]{22}|[A-Za-z0-9.-]{6,20})$')
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"exported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" serial PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"cuit" text NOT NULL,
	"target" text NOT NULL,
	"holder" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('pending', 'processing', 'paid', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "quota_counts" DROP CONSTRAINT "quota_counts_act";--> statement-breakpoint
ALTER TABLE "quota_refusals" DROP CONSTRAINT "quota_refusals_act";--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_of" ON "payouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payouts_of_run" ON "payouts" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("user_id") WHERE state in ('pending', 'processing');--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'assignmentEvent', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'alert', 'invitation', 'checkout', 'payoutAccount', 'emailCode', 'notificationSetting'));--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'assignmentEvent', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'alert', 'invitation', 'checkout', 'payoutAccount', 'emailCode', 'notificationSetting'));
--> statement-breakpoint
-- A debt of a professional is below zero, never above.
CREATE OR REPLACE FUNCTION public.post_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
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
    WHERE account IN (SELECT account FROM inserted) AND account <> 'provider_clearing'
      AND CASE WHEN account LIKE 'receivable:%' THEN balance > 0 ELSE balance < 0 END LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the balance of % would be on the wrong side of zero', wrong USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sign';
  END IF;
  RETURN NULL;
END $$;
