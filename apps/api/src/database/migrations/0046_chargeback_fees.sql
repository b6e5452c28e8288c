ALTER TABLE "chargebacks" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "fee_bearer" text;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_fee" CHECK ("chargebacks"."fee" >= 0 and ("chargebacks"."fee" = 0) = ("chargebacks"."fee_bearer" is null) and "chargebacks"."fee_bearer" in ('platform', 'professional'));
--> statement-breakpoint
-- What the platform paid the provider is below zero, as a debt is.
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
      AND CASE WHEN account LIKE 'receivable:%' OR account = 'costs' THEN balance > 0 ELSE balance < 0 END LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the balance of % would be on the wrong side of zero', wrong USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sign';
  END IF;
  RETURN NULL;
END $$;
