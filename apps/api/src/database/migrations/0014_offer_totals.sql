CREATE TABLE "offer_totals" (
	"trade_id" integer NOT NULL,
	"state" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "offer_totals_trade_id_state_province_city_pk" PRIMARY KEY("trade_id","state","province","city")
);
--> statement-breakpoint
CREATE INDEX "offer_counts_by_month" ON "offer_counts" USING btree ("trade_id","state","province","month","city","total");
--> statement-breakpoint
-- Runs for every writer of the counters, which change them in a fixed order.
CREATE FUNCTION public.add_offer_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counter public.offer_counts := coalesce(NEW, OLD);
BEGIN
  INSERT INTO public.offer_totals AS kept (trade_id, state, province, city, total)
  VALUES (counter.trade_id, counter.state, counter.province, counter.city, coalesce(NEW.total, 0) - coalesce(OLD.total, 0))
  ON CONFLICT (trade_id, state, province, city) DO UPDATE SET total = kept.total + excluded.total;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Locks the counters against writes until the end of this migration.
CREATE TRIGGER offer_counts_changed AFTER INSERT OR UPDATE OR DELETE ON public.offer_counts
  FOR EACH ROW EXECUTE FUNCTION public.add_offer_total();
--> statement-breakpoint
INSERT INTO public.offer_totals
  SELECT trade_id, state, province, city, sum(total) FROM public.offer_counts GROUP BY trade_id, state, province, city;
--> statement-breakpoint
ALTER FUNCTION public.recount_offers() RENAME TO recount_offer_counts;
--> statement-breakpoint
-- Repairs everything that is copied or counted, and returns how many rows were wrong.
CREATE FUNCTION public.recount_offers() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  wrong integer := public.recount_offer_counts();
  here integer;
BEGIN
  SELECT count(*) INTO here
    FROM (SELECT * FROM public.offer_totals WHERE total <> 0) AS kept
    FULL JOIN (
      SELECT trade_id, state, province, city, sum(total) AS total FROM public.offer_counts
      GROUP BY trade_id, state, province, city HAVING sum(total) <> 0
    ) AS summed USING (trade_id, state, province, city)
    WHERE kept.total IS DISTINCT FROM summed.total;
  IF here > 0 THEN
    DELETE FROM public.offer_totals;
    INSERT INTO public.offer_totals
      SELECT trade_id, state, province, city, sum(total) FROM public.offer_counts GROUP BY trade_id, state, province, city;
  END IF;
  RETURN wrong + here;
END $$;
