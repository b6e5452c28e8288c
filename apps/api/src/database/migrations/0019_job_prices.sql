CREATE TABLE "job_prices" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"trade_id" integer NOT NULL,
	"city" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_prices" ADD CONSTRAINT "job_prices_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_prices" ADD CONSTRAINT "job_prices_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_prices_by_trade" ON "job_prices" USING btree ("trade_id","settled_at" DESC NULLS FIRST,"amount");--> statement-breakpoint
CREATE INDEX "job_prices_by_city" ON "job_prices" USING btree ("trade_id","city","settled_at" DESC NULLS FIRST,"amount");--> statement-breakpoint
-- Custom
-- The only writer of job_prices. An offer of several trades has no price of one of them.
CREATE FUNCTION public.set_job_price(job integer) RETURNS void LANGUAGE sql AS $$
  DELETE FROM public.job_prices WHERE offer_id = job;
  INSERT INTO public.job_prices (offer_id, trade_id, city, settled_at, amount)
  SELECT o.id, min(t.trade_id), o.city, o.settled_at, o.agreed_amount
  FROM public.offers AS o JOIN public.offer_trades AS t ON t.offer_id = o.id
  WHERE o.id = job AND o.is_listed AND o.state = 'terminado' AND o.settled_at IS NOT NULL
  GROUP BY o.id HAVING count(*) = 1;
$$;
--> statement-breakpoint
CREATE FUNCTION public.offer_trade_priced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.set_job_price(CASE WHEN TG_OP = 'DELETE' THEN OLD.offer_id ELSE NEW.offer_id END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_trades_priced_inserted AFTER INSERT ON public.offer_trades
  FOR EACH ROW WHEN (NEW.state = 'terminado') EXECUTE FUNCTION public.offer_trade_priced();
--> statement-breakpoint
CREATE TRIGGER offer_trades_priced_updated AFTER UPDATE ON public.offer_trades
  FOR EACH ROW WHEN (OLD.state = 'terminado' OR NEW.state = 'terminado') EXECUTE FUNCTION public.offer_trade_priced();
--> statement-breakpoint
CREATE TRIGGER offer_trades_priced_deleted AFTER DELETE ON public.offer_trades
  FOR EACH ROW WHEN (OLD.state = 'terminado') EXECUTE FUNCTION public.offer_trade_priced();
--> statement-breakpoint
INSERT INTO public.job_prices (offer_id, trade_id, city, settled_at, amount)
SELECT o.id, min(t.trade_id), o.city, o.settled_at, o.agreed_amount
FROM public.offers AS o JOIN public.offer_trades AS t ON t.offer_id = o.id
WHERE o.is_listed AND o.state = 'terminado' AND o.settled_at IS NOT NULL
GROUP BY o.id HAVING count(*) = 1;
