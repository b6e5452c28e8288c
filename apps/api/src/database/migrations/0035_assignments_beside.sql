-- Beside the work of others: the jobs of accepted offers, and the timers of open ones. Before 0034 an accepted offer had no job.
-- Until nothing is left
WITH part AS (
    SELECT o.* FROM public.offers AS o
    WHERE o.hired_id IS NOT NULL AND NOT EXISTS (SELECT FROM public.assignments AS a WHERE a.offer_id = o.id)
    ORDER BY o.id LIMIT 1000 FOR NO KEY UPDATE OF o),
  created AS (
    INSERT INTO public.assignments (offer_id, worker_id, state, amount, created_at, changed_at, due_at, paid_at)
    SELECT id, hired_id,
      CASE WHEN state = 'proceso' THEN 'agreed' WHEN settled_at < now() - interval '5 days' THEN 'completed' ELSE 'paid' END,
      agreed_amount, coalesce(accepted_at, published_at),
      CASE WHEN state = 'proceso' THEN now() ELSE coalesce(settled_at, now()) END,
      CASE WHEN state = 'proceso' THEN now() + interval '7 days' END,
      CASE WHEN state = 'terminado' THEN coalesce(settled_at, now()) END
    FROM part ON CONFLICT DO NOTHING RETURNING *),
  waiting AS (
    INSERT INTO public.timers (topic, payload, run_at)
    SELECT 'assignment:' || id, jsonb_build_object('kind', 'assignment', 'id', id, 'event', event), now() + after
    FROM created, (VALUES ('remindPayment', interval '1 day'), ('remindPaymentAgain', interval '4 days'), ('expire', interval '7 days')) AS t (event, after)
    WHERE created.state = 'agreed' RETURNING 1),
  told AS (
    INSERT INTO public.history (offer_id, assignment_id, event, by_party, from_state, to_state, amount, created_at)
    SELECT offer_id, id, 'accept', 'client', 'open', 'agreed', amount, created_at FROM created
    UNION ALL
    SELECT offer_id, id, 'pay', 'provider', 'agreed', 'paid', amount, paid_at FROM created WHERE paid_at IS NOT NULL RETURNING 1),
  paid AS (
    UPDATE public.payments AS p SET assignment_id = created.id FROM created WHERE p.offer_id = created.offer_id RETURNING 1)
SELECT id FROM created;
--> statement-breakpoint
-- Until nothing is left
WITH part AS (
    SELECT o.id, o.expires_at FROM public.offers AS o
    WHERE o.hired_id IS NULL AND o.closure IS NULL
      AND NOT EXISTS (SELECT FROM public.timers AS t WHERE t.topic = 'offer:' || o.id AND t.done_at IS NULL)
    ORDER BY o.id LIMIT 1000 FOR NO KEY UPDATE OF o)
INSERT INTO public.timers (topic, payload, run_at)
  SELECT 'offer:' || id, jsonb_build_object('kind', 'offer', 'id', id, 'event', event), expires_at - before
  FROM part, (VALUES ('remindExpiry', interval '5 days'), ('expire', interval '0')) AS t (event, before);
