CREATE TABLE "professional_counts" (
	"trade_id" integer NOT NULL,
	"province" text NOT NULL,
	"shift" text NOT NULL,
	"days" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "professional_counts_trade_id_province_shift_days_pk" PRIMARY KEY("trade_id","province","shift","days")
);
--> statement-breakpoint
-- Everything below keeps it (docs/decisions/0017-counters.md).
CREATE TYPE public.professional_move AS (trade_id integer, province text, shift text, days smallint, change integer);
--> statement-breakpoint
-- The only writer of the counters, always in the same order, as count_offers is.
CREATE FUNCTION public.count_professionals(moves public.professional_move[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.professional_counts AS kept (trade_id, province, shift, days, total)
  SELECT m.trade_id, coalesce(m.province, ''), coalesce(m.shift, ''), m.days, sum(m.change)
  FROM unnest(moves) AS m
  GROUP BY 1, 2, 3, 4
  HAVING sum(m.change) <> 0
  ORDER BY 1, 2, 3, 4
  ON CONFLICT (trade_id, province, shift, days) DO UPDATE SET total = kept.total + excluded.total
$$;
--> statement-breakpoint
CREATE FUNCTION public.user_trades_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moves public.professional_move[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg((trade_id, province, shift, days, 1)::public.professional_move) INTO moves FROM arrived WHERE is_listed;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg((trade_id, province, shift, days, -1)::public.professional_move) INTO moves FROM gone WHERE is_listed;
  ELSE
    SELECT array_agg((trade_id, province, shift, days, change)::public.professional_move) INTO moves FROM (
        SELECT trade_id, province, shift, days, 1 AS change FROM arrived WHERE is_listed
        UNION ALL SELECT trade_id, province, shift, days, -1 FROM gone WHERE is_listed
      ) AS changes;
  END IF;
  IF moves IS NOT NULL THEN
    PERFORM public.count_professionals(moves);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_trades_inserted AFTER INSERT ON public.user_trades
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.user_trades_moved();
--> statement-breakpoint
CREATE TRIGGER user_trades_updated AFTER UPDATE ON public.user_trades
  REFERENCING NEW TABLE AS arrived OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.user_trades_moved();
--> statement-breakpoint
CREATE TRIGGER user_trades_deleted AFTER DELETE ON public.user_trades
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.user_trades_moved();
--> statement-breakpoint
-- A rating moves nobody from one counter to another, so it costs the counters nothing.
CREATE FUNCTION public.professionals_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moves public.professional_move[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg((0, province, shift, days, 1)::public.professional_move) INTO moves FROM arrived WHERE is_active AND role = 'professional';
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg((0, province, shift, days, -1)::public.professional_move) INTO moves FROM gone WHERE is_active AND role = 'professional';
  ELSE
    SELECT array_agg((0, province, shift, days, change)::public.professional_move) INTO moves FROM (
        SELECT province, shift, days, 1 AS change FROM arrived WHERE is_active AND role = 'professional'
        UNION ALL SELECT province, shift, days, -1 FROM gone WHERE is_active AND role = 'professional'
      ) AS changes;
  END IF;
  IF moves IS NOT NULL THEN
    PERFORM public.count_professionals(moves);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_professionals_inserted AFTER INSERT ON public.users
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.professionals_moved();
--> statement-breakpoint
CREATE TRIGGER users_professionals_updated AFTER UPDATE ON public.users
  REFERENCING NEW TABLE AS arrived OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.professionals_moved();
--> statement-breakpoint
CREATE TRIGGER users_professionals_deleted AFTER DELETE ON public.users
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.professionals_moved();
--> statement-breakpoint
-- What the counters should say.
CREATE VIEW public.professional_counts_afresh AS
  SELECT trade_id, coalesce(province, '') AS province, coalesce(shift, '') AS shift, days, count(*)::integer AS total
  FROM (
    SELECT 0 AS trade_id, u.province, u.shift, u.days FROM public.users AS u WHERE u.is_active AND u.role = 'professional'
    UNION ALL SELECT t.trade_id, t.province, t.shift, t.days FROM public.user_trades AS t WHERE t.is_listed
  ) AS each_kind
  GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- Repairs the counters, after recount_offers() has repaired what they count, and tells how many were wrong.
CREATE FUNCTION public.recount_professionals() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  wrong integer;
BEGIN
  LOCK TABLE public.users, public.user_trades, public.professional_counts IN SHARE ROW EXCLUSIVE MODE;
  SELECT count(*) INTO wrong
    FROM (SELECT * FROM public.professional_counts WHERE total <> 0) AS kept
    FULL JOIN public.professional_counts_afresh AS afresh USING (trade_id, province, shift, days)
    WHERE kept.total IS DISTINCT FROM afresh.total;
  IF wrong > 0 THEN
    DELETE FROM public.professional_counts;
    INSERT INTO public.professional_counts SELECT * FROM public.professional_counts_afresh;
  END IF;
  RETURN wrong;
END $$;
--> statement-breakpoint
-- Nobody changes a profile while this counts: a tenth of a second for 200,000 people.
INSERT INTO public.professional_counts SELECT * FROM public.professional_counts_afresh;
