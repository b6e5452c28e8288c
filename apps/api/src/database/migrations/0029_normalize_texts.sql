-- Beside the work of others
-- The same normalization as `normalizeText` in packages/domain/src/define/text.ts, for rows from before it. Joiners and variation
-- selectors go only between Latin letters, because emoji and other scripts need them.
CREATE OR REPLACE FUNCTION public.normalize_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(nullif(btrim(normalize(regexp_replace(regexp_replace(regexp_replace(regexp_replace($1,
    '[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]', ' ', 'g'),
    '\r\n?|[\u0085\u2028\u2029]', E'\n', 'g'),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFF8]', '', 'g'),
    '(^|[ -"$-)+-/:-~\u00C0-\u024F])[\u200C\u200D\uFE00-\uFE0F]+(?=$|[ -~\u00C0-\u024F])', '\1', 'g'), NFC), E' \n\t'), ''), $1)
$$;
--> statement-breakpoint
-- Finds the texts that may change: one expression instead of five.
CREATE OR REPLACE FUNCTION public.is_odd(text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT $1 ~ '[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFF8\u200C\u200D\uFE00-\uFE0F\u0085\u2028\u2029\u0300-\u036F\r]|  '
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.normalize_line(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(public.normalize_text($1), ' {2,}', ' ', 'g')
$$;
--> statement-breakpoint
-- Until nothing is left
WITH part AS MATERIALIZED (
    SELECT id, public.normalize_line(title) AS title, public.normalize_text(description) AS description, public.normalize_line(address) AS address
    FROM public.offers AS t WHERE (public.is_odd(title) AND title <> public.normalize_line(title) OR public.is_odd(description) AND description <> public.normalize_text(description) OR public.is_odd(address) AND address <> public.normalize_line(address))
    LIMIT 500 FOR NO KEY UPDATE),
  trades AS (UPDATE public.offer_trades SET plain_title = public.plain(part.title) FROM part WHERE offer_id = part.id)
  UPDATE public.offers AS t SET title = part.title, description = part.description, address = part.address FROM part WHERE t.id = part.id;
--> statement-breakpoint
-- Until nothing is left
WITH part AS MATERIALIZED (
    SELECT id, public.normalize_line(nickname) AS nickname, public.normalize_line(first_name) AS first_name, public.normalize_line(last_name) AS last_name, public.normalize_line(address) AS address, public.normalize_text(description) AS description
    FROM public.users AS t WHERE (public.is_odd(nickname) AND nickname <> public.normalize_line(nickname) OR public.is_odd(first_name) AND first_name <> public.normalize_line(first_name) OR public.is_odd(last_name) AND last_name <> public.normalize_line(last_name) OR public.is_odd(address) AND address <> public.normalize_line(address) OR public.is_odd(description) AND description <> public.normalize_text(description))
    LIMIT 500 FOR NO KEY UPDATE)
  UPDATE public.users AS t SET nickname = part.nickname, first_name = part.first_name, last_name = part.last_name, address = part.address, description = part.description FROM part WHERE t.id = part.id;
--> statement-breakpoint
-- Until nothing is left
WITH part AS MATERIALIZED (
    SELECT id, public.normalize_line(name) AS name, public.normalize_text(description) AS description
    FROM public.trades AS t WHERE (public.is_odd(name) AND name <> public.normalize_line(name) OR public.is_odd(description) AND description <> public.normalize_text(description)) AND NOT EXISTS (SELECT FROM public.trades AS other WHERE lower(other.name) = lower(public.normalize_line(t.name)) AND other.id <> t.id)
    LIMIT 1 FOR NO KEY UPDATE)
  UPDATE public.trades AS t SET name = part.name, description = part.description FROM part WHERE t.id = part.id;
--> statement-breakpoint
-- Until nothing is left
WITH part AS MATERIALIZED (
    SELECT id, public.normalize_text(message) AS message, public.normalize_text(decline_reason) AS decline_reason
    FROM public.applications AS t WHERE (public.is_odd(message) AND message <> public.normalize_text(message) OR public.is_odd(decline_reason) AND decline_reason <> public.normalize_text(decline_reason))
    LIMIT 500 FOR NO KEY UPDATE)
  UPDATE public.applications AS t SET message = part.message, decline_reason = part.decline_reason FROM part WHERE t.id = part.id;
--> statement-breakpoint
-- Until nothing is left
WITH part AS MATERIALIZED (
    SELECT offer_id, number, public.normalize_text(text) AS text, public.normalize_text(answer) AS answer
    FROM public.questions AS t WHERE (public.is_odd(text) AND text <> public.normalize_text(text) OR public.is_odd(answer) AND answer <> public.normalize_text(answer))
    LIMIT 500 FOR NO KEY UPDATE)
  UPDATE public.questions AS t SET text = part.text, answer = part.answer FROM part
  WHERE t.offer_id = part.offer_id AND t.number = part.number;
--> statement-breakpoint
-- Until nothing is left
WITH part AS MATERIALIZED (
    SELECT id, public.normalize_text(text) AS text
    FROM public.messages AS t WHERE (public.is_odd(text) AND text <> public.normalize_text(text))
    LIMIT 500 FOR NO KEY UPDATE)
  UPDATE public.messages AS t SET text = part.text FROM part WHERE t.id = part.id;
--> statement-breakpoint
-- Until nothing is left
WITH part AS MATERIALIZED (
    SELECT id, public.normalize_text(text) AS text
    FROM public.reviews AS t WHERE (public.is_odd(text) AND text <> public.normalize_text(text))
    LIMIT 500 FOR NO KEY UPDATE)
  UPDATE public.reviews AS t SET text = part.text FROM part WHERE t.id = part.id;
--> statement-breakpoint
-- Until nothing is left
WITH part AS MATERIALIZED (
    SELECT id, public.normalize_text(message) AS message
    FROM public.contacts AS t WHERE (public.is_odd(message) AND message <> public.normalize_text(message))
    LIMIT 500 FOR NO KEY UPDATE)
  UPDATE public.contacts AS t SET message = part.message FROM part WHERE t.id = part.id;
--> statement-breakpoint
-- Until nothing is left
WITH part AS MATERIALIZED (
    SELECT id, public.normalize_text(message) AS message
    FROM public.notifications AS t WHERE (public.is_odd(message) AND message <> public.normalize_text(message))
    LIMIT 500 FOR NO KEY UPDATE)
  UPDATE public.notifications AS t SET message = part.message FROM part WHERE t.id = part.id;
--> statement-breakpoint
DROP FUNCTION IF EXISTS public.normalize_line(text);
--> statement-breakpoint
DROP FUNCTION IF EXISTS public.normalize_text(text);
--> statement-breakpoint
DROP FUNCTION IF EXISTS public.is_odd(text);
