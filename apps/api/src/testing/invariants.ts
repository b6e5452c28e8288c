import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { ledgerRules } from '../ledger/check.queries.ts'

// Each selects rows that must not exist. Some repeat a constraint, to detect its removal.
const rules = {
  'the hired professional has applied': sql`select 1 from offers o where hired_id is not null and not exists (
    select 1 from applications a where a.offer_id = o.id and a.worker_id = o.hired_id)`,
  'applications wait while the offer is open, and one is accepted afterwards': sql`select 1 from offers o
    join applications a on a.offer_id = o.id
    where (a.state = 'accepted') <> (a.worker_id is not distinct from o.hired_id)
      or (a.state in ('sent', 'edited') and (o.hired_id is not null or o.closure is not null))
      or (a.state = 'expired' and o.hired_id is null and o.closure is null)`,
  'the agreed price is the quote of the worker, until both agree another one': sql`select 1 from offers o
    join applications a on a.offer_id = o.id and a.worker_id = o.hired_id
    where o.agreed_amount <> a.quote and not exists (select 1 from history h join assignments j on j.id = h.assignment_id
      where j.offer_id = o.id and j.state <> 'canceled' and h.event = 'acceptPrice')`,
  'an offer is open until a professional is hired': sql`select 1 from offers
    where (state = 'pendiente') <> (hired_id is null) or (hired_id is null) <> (agreed_amount is null)
      or (hired_id is null) <> (accepted_at is null)`,
  'the photos of an application are of its professional and offer': sql`select 1 from application_photos p
    join applications a on a.id = p.application_id where a.offer_id <> p.offer_id or a.worker_id <> p.worker_id`,
  'the first listed photo of an offer is its photo, and no position is empty': sql`select 1 from offer_photos p
    join offers o on o.id = p.offer_id group by o.id
    having max(p.photo) filter (where p.position = 0) is distinct from o.photo or max(p.position) <> count(*) - 1`,
  'owners do not apply to their offers': sql`select 1 from applications a
    join offers o on o.id = a.offer_id where o.owner_id = a.worker_id`,
  'a professional applies to an offer once': sql`select 1 from applications group by offer_id, worker_id having count(*) > 1`,
  'an offer is finished if and only if its job is paid': sql`select 1 from offers o
    where (state = 'terminado') <> exists (select 1 from payments p join assignments a on a.id = p.assignment_id
        where a.offer_id = o.id and a.state <> 'canceled' and p.state in ('paid', 'refunding', 'refunded', 'disputed'))
      or (state = 'terminado') <> (settled_at is not null)`,
  'an offer with a professional has one job, of the agreed amount': sql`select 1 from offers o
    where (hired_id is not null) <> exists (select 1 from assignments a where a.offer_id = o.id and a.state <> 'canceled'
      and a.worker_id = o.hired_id and a.amount = o.agreed_amount)`,
  'a job waits for the clock in the states that have timers': sql`select 1 from assignments a
    where a.state in ('agreed', 'cancelRequested', 'done', 'decided') and a.open_chargebacks = 0 and (a.due_at is null
      or not exists (select 1 from timers t where t.topic = 'assignment:' || a.id and t.done_at is null))
      or a.state not in ('agreed', 'cancelRequested', 'done', 'decided', 'disputed') and a.due_at is not null`,
  'an event of the clock waits once': sql`select 1 from timers where done_at is null group by topic, payload->>'event' having count(*) > 1`,
  'the last entry in the history of a job is its state': sql`select 1 from assignments a
    where a.state <> (select to_state from history h where h.assignment_id = a.id order by id desc limit 1)`,
  'each entry in the history of a job follows the one before': sql`select 1 from (
    select from_state, lag(to_state) over (partition by assignment_id order by id) as before from history where assignment_id is not null
    ) as h where before is not null and before <> from_state`,
  'money goes back only for jobs that end so': sql`select 1 from refunds r join assignments a on a.id = r.assignment_id
    where r.ends_job and (a.state not in ('refunding', 'refundFailed', 'refunded', 'chargedBack') or (r.state = 'requested' and a.state <> 'refunding'))`,
  'what goes back at the end of a job is requested, and done when it says so': sql`select 1 from assignments a
    left join refunds r on r.assignment_id = a.id and r.ends_job
    where a.state in ('refunding', 'refunded') group by a.id
    having coalesce(sum(r.amount) filter (where r.state = 'done' or (r.state = 'requested' and a.state = 'refunding')), 0)
      > a.refund_amount or (a.state = 'refunded' and coalesce(sum(r.amount) filter (where r.state = 'done'), 0) <> a.refund_amount)`,
  'a job has one open proposal of a kind, in the state in which it can be answered': sql`select 1 from proposals p
    join assignments a on a.id = p.assignment_id
    where p.state = 'open' and not case p.kind when 'date' then a.state = 'paid'
      when 'price' then a.state in ('agreed', 'paid') else a.state = 'disputed' end`,
  'an offer has at most one pending and one paid payment, besides supplements': sql`select 1 from payments
    where state = 'pending' or (state = 'paid' and not is_supplement) group by offer_id, state having count(*) > 1`,
  'a pending payment is of what is due': sql`select 1 from payments p left join assignments a on a.id = p.assignment_id
    where p.state = 'pending' and p.amount is distinct from case when p.is_supplement then a.supplement
      when a.state = 'agreed' then a.amount end`,
  'what was paid for a job, without what went back above its price, is its price, or nothing is left of it': sql`select 1
    from (select a.amount, (select coalesce(sum(p.amount), 0) from payments p
        where p.assignment_id = a.id and p.state in ('paid', 'refunding', 'refunded', 'disputed')
          and not exists (select 1 from refunds x where x.payment_id = p.id and x.assignment_id is null))
      - (select coalesce(sum(r.amount), 0) from refunds r where r.assignment_id = a.id and not r.ends_job and r.state <> 'failed')
      - (select coalesce(sum(ceil(c.taken / 100.0)), 0) from chargebacks c join payments p on p.id = c.payment_id
        where p.assignment_id = a.id and c.state = 'lost')
        as left_over from assignments a where a.state not in ('agreed', 'canceled', 'chargedBack')) as j
    where j.amount <> j.left_over and (j.left_over <> 0 or j.amount <= 0)`,
  'only the owner of a finished offer rates its professional, once': sql`select 1 from reviews r
    join offers o on o.id = r.offer_id
    where o.state <> 'terminado' or r.author_id <> o.owner_id or r.professional_id <> o.hired_id
      or 1 < (select count(*) from reviews other where other.offer_id = o.id)`,
  'the ratings of a user are the sum of their reviews': sql`select 1 from users u left join reviews r on r.professional_id = u.id
    group by u.id having coalesce(sum(r.score), 0) <> u.rating_sum or count(r.id) <> u.rating_count`,
  'an offer has one to five trades': sql`select 1 from offers o
    where (select count(*) from offer_trades t where t.offer_id = o.id) not between 1 and 5`,
  ...ledgerRules,
}

/** Returns the rules of the marketplace that the data violates. */
export async function findBrokenInvariants(db: Db): Promise<string[]> {
  const queries = Object.entries(rules).map(
    ([rule, rows]) => sql`select ${rule}::text as rule where exists (${rows})`,
  )
  const { rows } = await db.execute<{ rule: string }>(sql.join(queries, sql` union all `))
  return rows.map(({ rule }) => rule)
}

/** Throws if the data violates a rule of the marketplace. */
export async function refuseBrokenInvariants(db: Db): Promise<void> {
  const broken = await findBrokenInvariants(db)
  if (broken.length > 0) throw new Error(`broken: ${broken.join('; ')}`)
}
