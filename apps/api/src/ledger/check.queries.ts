import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/** The money that arrived for each job. */
const arrived = sql`select p.assignment_id as id, sum(p.amount::bigint * 100) as amount from payments p
  where p.assignment_id is not null and p.state in ('paid', 'refunding', 'refunded', 'disputed')
    and not exists (select 1 from refunds r where r.payment_id = p.id and r.assignment_id is null)
  group by p.assignment_id`

/** The money that went back to the client of each job, or is on its way. */
const back = sql`select assignment_id as id, sum(amount::bigint * 100) as amount from refunds
  where assignment_id is not null and state <> 'failed' group by assignment_id`

/** The money of each job that the bank took, in centavos. */
const taken = sql`select p.assignment_id as id, sum(c.taken) as amount from chargebacks c
  join payments p on p.id = c.payment_id
  where c.state <> 'won' and not exists (select 1 from refunds r where r.payment_id = p.id and r.assignment_id is null)
  group by p.assignment_id`

/** Sums of the ledger for each job. */
const books = sql`select t.assignment_id as id, sum(e.amount) as held,
    -sum(e.amount) filter (where t.kind in ('release', 'freeze')) as released,
    -sum(e.amount) filter (where t.kind in ('release', 'freeze') and t.payment_id is null) as released_later
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.assignment_id is not null and e.account like 'held:%' group by t.assignment_id`

/** What must hold between the ledger and the rest. Each selects the broken ones as `example`. */
export const ledgerRules = {
  'the entries of a movement add up to zero': sql`select transaction_id::text as example from ledger_entries
      group by transaction_id having count(*) < 2 or sum(amount) <> 0
    union all select t.id::text from ledger_transactions t
      where not exists (select 1 from ledger_entries e where e.transaction_id = t.id)`,
  'a balance is the sum of its entries': sql`select coalesce(b.account, e.account) as example from ledger_balances b
    full join (select account, sum(amount) as amount from ledger_entries group by account) e on e.account = b.account
    where coalesce(b.balance, 0) <> coalesce(e.amount, 0)`,
  'a balance is not below zero, except of what the provider has and of debts': sql`select account as example
    from ledger_balances where account not in ('provider_clearing', 'costs') and account not like 'receivable:%' and balance < 0`,
  'every payment that arrived is in the ledger once, with its amount, and no other is': sql`select p.id::text as example
    from payments p left join (select t.payment_id, sum(e.amount) as amount, count(*) as times
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_clearing'
      where t.kind = 'charge' group by t.payment_id) c on c.payment_id = p.id
    where case when p.state in ('paid', 'refunding', 'refunded', 'disputed')
      then c.times is distinct from 1 or -c.amount <> p.amount::bigint * 100 else c.times is not null end`,
  'every refund that was sent is in the ledger once': sql`select r.id::text as example from refunds r
    left join ledger_transactions t on t.reference = r.key || ':sent'
    where (r.state = 'done') <> (t.id is not null)`,
  'what goes back is at most what was paid': sql`select p.id::text as example from payments p
    where (select sum(amount) from refunds r where r.payment_id = p.id and r.state <> 'failed') > p.amount`,
  'a job holds what arrived for it until it ends': sql`select a.id::text as example from assignments a
    left join (${books}) b on b.id = a.id
    left join (${arrived}) arrived on arrived.id = a.id left join (${back}) back on back.id = a.id
    left join (${taken}) taken on taken.id = a.id
    where coalesce(b.held, 0) + coalesce(b.released, 0)
        <> coalesce(arrived.amount, 0) - coalesce(back.amount, 0) - coalesce(taken.amount, 0)
      or (a.state in ('agreed', 'canceled', 'completed', 'refunded', 'chargedBack') and a.open_chargebacks = 0
        and coalesce(b.held, 0) <> 0)`,
  'every payout is in the ledger as it went': sql`select o.id::text as example from payouts o
    where (select array_agg(t.kind order by t.id) from ledger_transactions t
        where t.reference in ('payout:' || o.id, 'payout:' || o.id || ':paid', 'payout:' || o.id || ':failed'))
      is distinct from case o.state when 'paid' then array['payout', 'payout_paid']
        when 'failed' then array['payout', 'payout_failed'] else array['payout'] end`,
  'what is on its way is the sum of the open payouts': sql`select 'payout_in_transit' as example
    where coalesce((select balance from ledger_balances where account = 'payout_in_transit'), 0)
      <> coalesce((select sum(amount) from payouts where state in ('pending', 'processing')), 0)`,
  'a chargeback took what the ledger says, and returned it if it was won': sql`select coalesce(c.id, t.id)::text as example
    from (select payment_id as id, sum(taken) filter (where state <> 'won') as amount from chargebacks group by payment_id) c
    full join (select t.payment_id as id, sum(e.amount) as amount from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_clearing'
      where t.kind in ('chargeback', 'chargeback_won') group by t.payment_id) t on t.id = c.id
    where coalesce(c.amount, 0) <> coalesce(t.amount, 0)`,
  'the fee of a chargeback is in the ledger once': sql`select coalesce(c.id::text, t.reference) as example
    from (select * from chargebacks where fee > 0) c
    full join (select t.reference, sum(e.amount) as amount from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_clearing'
      where t.kind = 'chargeback_fee' group by t.reference) t on t.reference = 'chargeback:' || c.id || ':fee'
    where c.fee is distinct from t.amount`,
  'a job waits while a chargeback of its payments is open': sql`select a.id::text as example from assignments a
    where a.open_chargebacks <> (select count(*) from chargebacks c join payments p on p.id = c.payment_id
      where p.assignment_id = a.id and c.state = 'open'
        and not exists (select 1 from refunds r where r.payment_id = p.id and r.assignment_id is null))
      and (a.open_chargebacks > 0 or a.state <> 'chargedBack')`,
  'nothing that is held is released before a job ends': sql`select a.id::text as example from assignments a
    join (${books}) b on b.id = a.id
    where b.released_later > 0 and a.state not in ('completed', 'refunding', 'refundFailed', 'refunded', 'chargedBack')`,
  'the numbers of the documents of a year have no gaps': sql`select s.kind || ' ' || s.year as example
    from invoice_series s where s.last <> (select count(*) from invoices i where i.kind = s.kind and i.year = s.year)
      or s.last <> (select coalesce(max(number), 0) from invoices i where i.kind = s.kind and i.year = s.year)`,
  'a document has the amount of its movement': sql`select i.id::text as example from invoices i
    where i.amount * case i.kind when 'credit' then -1 else 1 end is distinct from
      (select sum(e.amount) from ledger_entries e where e.transaction_id = i.transaction_id and e.account = 'commission')`,
} as const

/** The most rows that are stored of a rule that does not hold. */
const EXAMPLES = 5

/** A rule that does not hold, how often, and the first rows. */
export interface Finding {
  rule: string
  count: number
  example: string
  examples: string[]
}

/**
 * Returns the rules of the ledger that do not hold. A statement for each: a connection that receives nothing for a while is
 * closed. They agree only in a transaction with one snapshot.
 */
export async function findLedgerFaults(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [rule, broken] of Object.entries(ledgerRules)) {
    const { rows } = await db.execute<Omit<Finding, 'rule'>>(
      sql`select count(*)::int as count, min(example) as example,
          (array_agg(example order by example))[1:${sql.raw(String(EXAMPLES))}] as examples
        from (${broken}) as broken having count(*) > 0`,
    )
    findings.push(...rows.map((row) => ({ rule, ...row })))
  }
  return findings
}
