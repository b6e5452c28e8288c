CREATE TABLE "offer_counts" (
	"trade_id" integer NOT NULL,
	"state" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"month" date NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "offer_counts_trade_id_state_province_city_month_pk" PRIMARY KEY("trade_id","state","province","city","month")
);
--> statement-breakpoint
ALTER TABLE "offer_trades" ADD COLUMN "is_listed" boolean;--> statement-breakpoint
ALTER TABLE "offer_trades" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "offer_trades" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "offer_trades" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "offer_trades" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offer_trades" ADD COLUMN "plain_title" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "is_listed" boolean;--> statement-breakpoint
ALTER TABLE "user_trades" ADD COLUMN "is_listed" boolean;--> statement-breakpoint
ALTER TABLE "user_trades" ADD COLUMN "ranking" double precision;--> statement-breakpoint
ALTER TABLE "user_trades" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "user_trades" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "user_trades" ADD COLUMN "shift" text;--> statement-breakpoint
ALTER TABLE "user_trades" ADD COLUMN "days" smallint;--> statement-breakpoint
-- Everything below keeps what the public lists repeat and count (docs/decisions/0017-counters.md). Offers that are there
-- already are not listed (null), and so not counted, until 0007 has come by.
CREATE FUNCTION public.month_of(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT date_trunc('month', moment AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
-- Whether an offer is listed follows from the offer and from its owner, whatever a statement says.
CREATE FUNCTION public.set_offer_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_listed := NEW.is_active;
  IF NEW.is_active THEN
    -- Locked: of a ban and a publication at the same moment one waits for the other and sees what it did.
    SELECT owners.is_active INTO NEW.is_listed FROM public.users AS owners WHERE owners.id = NEW.owner_id FOR SHARE;
    NEW.is_listed := coalesce(NEW.is_listed, false);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_set_listed BEFORE INSERT OR UPDATE OF is_active, is_listed, owner_id ON public.offers
  FOR EACH ROW EXECUTE FUNCTION public.set_offer_listed();
--> statement-breakpoint
CREATE FUNCTION public.set_offer_trade() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT o.is_listed, o.state, o.province, o.city, o.published_at, public.plain(o.title)
    INTO NEW.is_listed, NEW.state, NEW.province, NEW.city, NEW.published_at, NEW.plain_title
    FROM public.offers AS o WHERE o.id = NEW.offer_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_trades_set BEFORE INSERT ON public.offer_trades
  FOR EACH ROW EXECUTE FUNCTION public.set_offer_trade();
--> statement-breakpoint
-- What one statement changes in one counter.
CREATE TYPE public.offer_move AS (trade_id integer, state text, province text, city text, month date, change integer);
--> statement-breakpoint
-- The only writer of the counters. Always in the same order, so that two transactions never wait for each other in a circle.
CREATE FUNCTION public.count_offers(moves public.offer_move[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.offer_counts AS kept (trade_id, state, province, city, month, total)
  SELECT m.trade_id, m.state, m.province, m.city, m.month, sum(m.change)
  FROM unnest(moves) AS m
  GROUP BY m.trade_id, m.state, m.province, m.city, m.month
  HAVING sum(m.change) <> 0
  ORDER BY m.trade_id, m.state, m.province, m.city, m.month
  ON CONFLICT (trade_id, state, province, city, month) DO UPDATE SET total = kept.total + excluded.total
$$;
--> statement-breakpoint
CREATE FUNCTION public.offers_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moves public.offer_move[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg((0, state, province, city, public.month_of(published_at), 1)::public.offer_move)
      INTO moves FROM arrived WHERE is_listed;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg((0, state, province, city, public.month_of(published_at), -1)::public.offer_move)
      INTO moves FROM gone WHERE is_listed;
  ELSE
    SELECT array_agg((0, state, province, city, public.month_of(published_at), change)::public.offer_move)
      INTO moves FROM (
        SELECT state, province, city, published_at, 1 AS change FROM arrived WHERE is_listed
        UNION ALL SELECT state, province, city, published_at, -1 FROM gone WHERE is_listed
      ) AS changes;
  END IF;
  IF moves IS NOT NULL THEN
    PERFORM public.count_offers(moves);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE public.offer_trades AS t
      SET is_listed = o.is_listed, state = o.state, province = o.province, city = o.city,
        published_at = o.published_at, plain_title = public.plain(o.title)
      FROM arrived AS o JOIN gone AS before ON before.id = o.id
      WHERE t.offer_id = o.id
        AND (o.is_listed, o.state, o.province, o.city, o.published_at, o.title)
          IS DISTINCT FROM (before.is_listed, before.state, before.province, before.city, before.published_at, before.title);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_inserted AFTER INSERT ON public.offers
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.offers_moved();
--> statement-breakpoint
CREATE TRIGGER offers_updated AFTER UPDATE ON public.offers
  REFERENCING NEW TABLE AS arrived OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.offers_moved();
--> statement-breakpoint
CREATE TRIGGER offers_deleted AFTER DELETE ON public.offers
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.offers_moved();
--> statement-breakpoint
CREATE FUNCTION public.offer_trades_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moves public.offer_move[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg((trade_id, state, province, city, public.month_of(published_at), 1)::public.offer_move)
      INTO moves FROM arrived WHERE is_listed;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg((trade_id, state, province, city, public.month_of(published_at), -1)::public.offer_move)
      INTO moves FROM gone WHERE is_listed;
  ELSE
    SELECT array_agg((trade_id, state, province, city, public.month_of(published_at), change)::public.offer_move)
      INTO moves FROM (
        SELECT trade_id, state, province, city, published_at, 1 AS change FROM arrived WHERE is_listed
        UNION ALL SELECT trade_id, state, province, city, published_at, -1 FROM gone WHERE is_listed
      ) AS changes;
  END IF;
  IF moves IS NOT NULL THEN
    PERFORM public.count_offers(moves);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_trades_inserted AFTER INSERT ON public.offer_trades
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.offer_trades_moved();
--> statement-breakpoint
CREATE TRIGGER offer_trades_updated AFTER UPDATE ON public.offer_trades
  REFERENCING NEW TABLE AS arrived OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.offer_trades_moved();
--> statement-breakpoint
CREATE TRIGGER offer_trades_deleted AFTER DELETE ON public.offer_trades
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.offer_trades_moved();
--> statement-breakpoint
-- A person's offers and trades follow the person: a ban takes them off every list in the same transaction.
CREATE FUNCTION public.person_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_active <> OLD.is_active THEN
    UPDATE public.offers SET is_listed = NEW.is_active WHERE owner_id = NEW.id AND is_active;
  END IF;
  UPDATE public.user_trades
    SET is_listed = NEW.is_active AND NEW.role = 'professional', ranking = NEW.ranking,
      province = NEW.province, city = NEW.city, shift = NEW.shift, days = NEW.days
    WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_moved AFTER UPDATE ON public.users FOR EACH ROW
  WHEN ((OLD.is_active, OLD.role, OLD.ranking, OLD.province, OLD.city, OLD.shift, OLD.days)
    IS DISTINCT FROM (NEW.is_active, NEW.role, NEW.ranking, NEW.province, NEW.city, NEW.shift, NEW.days))
  EXECUTE FUNCTION public.person_moved();
--> statement-breakpoint
CREATE FUNCTION public.set_user_trade() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT u.is_active AND u.role = 'professional', u.ranking, u.province, u.city, u.shift, u.days
    INTO NEW.is_listed, NEW.ranking, NEW.province, NEW.city, NEW.shift, NEW.days
    FROM public.users AS u WHERE u.id = NEW.user_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_trades_set BEFORE INSERT ON public.user_trades
  FOR EACH ROW EXECUTE FUNCTION public.set_user_trade();
--> statement-breakpoint
-- What the counters should say, counted from the offers themselves.
CREATE VIEW public.offer_counts_afresh AS
  SELECT trade_id, state, province, city, public.month_of(published_at) AS month, count(*)::integer AS total
  FROM (
    SELECT 0 AS trade_id, o.* FROM public.offers AS o
    UNION ALL SELECT t.trade_id, o.* FROM public.offer_trades AS t JOIN public.offers AS o ON o.id = t.offer_id
  ) AS each_kind
  WHERE is_listed
  GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
-- Repairs everything that is repeated or counted, and tells how many rows were wrong: 0, unless somebody switched triggers off.
CREATE FUNCTION public.recount_offers() RETURNS integer LANGUAGE plpgsql AS $$
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
  UPDATE public.offers AS o SET is_listed = o.is_active AND u.is_active
    FROM public.users AS u
    WHERE u.id = o.owner_id AND o.is_listed <> (o.is_active AND u.is_active);
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
