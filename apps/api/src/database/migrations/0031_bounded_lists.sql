ALTER TABLE "offers" ADD COLUMN "plain_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plain_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION public.set_plain_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.plain_title := public.plain(NEW.title);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_set_plain_title BEFORE INSERT OR UPDATE OF title, plain_title ON public.offers
  FOR EACH ROW EXECUTE FUNCTION public.set_plain_title();
--> statement-breakpoint
CREATE FUNCTION public.set_plain_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.plain_name := public.plain(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.nickname));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_set_plain_name BEFORE INSERT OR UPDATE OF first_name, last_name, nickname, plain_name ON public.users
  FOR EACH ROW EXECUTE FUNCTION public.set_plain_name();
--> statement-breakpoint
-- The settings make the trigram index the only way, whatever the statistics of the titles say.
CREATE FUNCTION public.find_titles(pattern text, most integer)
  RETURNS TABLE (id integer, is_listed boolean, state text, province text, city text, published_at timestamptz)
  LANGUAGE sql STABLE ROWS 100
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off SET enable_bitmapscan = on AS $$
  SELECT o.id, o.is_listed, o.state, o.province, o.city, o.published_at
  FROM public.offers AS o WHERE o.plain_title LIKE public.plain(pattern) LIMIT most
$$;
--> statement-breakpoint
CREATE FUNCTION public.find_names(pattern text, most integer)
  RETURNS TABLE (id integer, is_active boolean, role text, ranking double precision, province text, city text, shift text, days smallint)
  LANGUAGE sql STABLE ROWS 100
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off SET enable_bitmapscan = on AS $$
  SELECT u.id, u.is_active, u.role, u.ranking, u.province, u.city, u.shift, u.days
  FROM public.users AS u WHERE u.plain_name LIKE public.plain(pattern) LIMIT most
$$;
