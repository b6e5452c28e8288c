-- Beside the work of others: the ledger of the payments before 0036.
-- Until nothing is left
WITH part AS (
    SELECT p.id, p.assignment_id, p.amount::bigint * 100 AS amount, coalesce(p.paid_at, p.created_at) AS at,
      o.owner_id, a.worker_id, a.state AS job, a.changed_at, a.refund_amount
    FROM public.payments AS p
    JOIN public.offers AS o ON o.id = p.offer_id
    LEFT JOIN public.assignments AS a ON a.id = p.assignment_id
    WHERE p.state IN ('paid', 'refunding', 'refunded', 'disputed')
      AND NOT EXISTS (SELECT FROM public.ledger_transactions AS t WHERE t.payment_id = p.id)
    ORDER BY p.id LIMIT 5000 FOR NO KEY UPDATE OF p),
  backs AS (
    SELECT part.id, part.assignment_id, part.owner_id, part.at, r.key, r.state, r.created_at, r.done_at,
      r.amount::bigint * 100 AS amount, r.assignment_id IS NOT NULL AS is_held
    -- What a provider refused is held.
    FROM part JOIN public.refunds AS r ON r.payment_id = part.id AND r.state <> 'failed'),
  rests AS (
    SELECT part.*, part.amount - CASE WHEN job = 'completed' THEN 0 ELSE coalesce(refund_amount, 0)::bigint * 100 END AS rest
    FROM part WHERE part.job IN ('completed', 'refunding', 'refundFailed', 'refunded')
      AND NOT EXISTS (SELECT FROM backs WHERE backs.id = part.id AND NOT is_held)),
  moves (payment_id, assignment_id, kind, reference, at, source, target, amount) AS (
    SELECT id, assignment_id, 'charge', 'payment:' || id || ':charge', at, 'provider_clearing',
      CASE WHEN assignment_id IS NULL OR EXISTS (SELECT FROM backs WHERE backs.id = part.id AND NOT is_held)
        THEN 'refund_due:' || owner_id ELSE 'held:' || assignment_id END, amount
      FROM part
    UNION ALL
    SELECT id, assignment_id, 'refund', key || ':due', created_at, 'held:' || assignment_id, 'refund_due:' || owner_id, amount
      FROM backs WHERE is_held
    UNION ALL
    SELECT id, assignment_id, 'refund_sent', key || ':sent', done_at, 'refund_due:' || owner_id, 'provider_clearing', amount
      FROM backs WHERE state = 'done'
    UNION ALL
    SELECT id, assignment_id, 'release', 'assignment:' || assignment_id || ':release', changed_at, 'held:' || assignment_id, 'payable:' || worker_id, rest
      FROM rests WHERE rest > 0
    UNION ALL
    SELECT id, assignment_id, 'commission', 'assignment:' || assignment_id || ':commission', changed_at, 'payable:' || worker_id, 'commission',
      round(rest * 0.15)::bigint
      FROM rests WHERE rest > 0),
  stored AS (
    INSERT INTO public.ledger_transactions (kind, assignment_id, payment_id, reference, created_at)
    SELECT kind, assignment_id, payment_id, reference, at FROM moves ORDER BY payment_id, at, kind RETURNING id, reference)
INSERT INTO public.ledger_entries (transaction_id, account, amount)
  SELECT stored.id, side.account, side.amount
  FROM moves JOIN stored USING (reference),
    LATERAL (VALUES (moves.source, -moves.amount), (moves.target, moves.amount)) AS side (account, amount)
  ORDER BY stored.id;
