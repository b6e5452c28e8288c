import { TIME_ZONE, type CommissionSum, type PeriodFilters } from '@plomada/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

type Row = {
  month: string
  trade_id: number | null
  name: string | null
  earned: string
  returned: string
  costs: string
}

/** Returns the first moment of a day in Buenos Aires, or of the day after it. */
const startOfDay = (day: string, offset = 0) =>
  sql`(${day}::date + ${offset}::integer)::timestamp at time zone ${TIME_ZONE}`

/**
 * Returns what the platform kept in a period by month and trade, the newest month first. The commission of a job with several
 * trades, and what a chargeback of it cost, is split equally, to the centavo: the first trades get the rest.
 */
export async function readCommissions(db: Db, { from, to }: PeriodFilters): Promise<CommissionSum[]> {
  const { rows } = await db.execute<Row>(sql`
    select month, trade_id, trades.name, sum(greatest(share, 0)) filter (where account = 'commission') as earned,
      sum(greatest(-share, 0)) filter (where account = 'commission') as returned, -sum(share) filter (where account = 'costs') as costs from (
      select month, trade_id, account, sign(amount) * (abs(amount) / parts + (part <= abs(amount) % parts)::integer) as share from (
        select to_char(t.created_at at time zone ${TIME_ZONE}, 'YYYY-MM') as month, offer_trades.trade_id, e.account, e.amount,
          count(*) over (partition by e.id) as parts,
          row_number() over (partition by e.id order by offer_trades.trade_id) as part
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        left join assignments on assignments.id = t.assignment_id
        left join offer_trades on offer_trades.offer_id = assignments.offer_id
        where e.account in ('commission', 'costs')
          ${from === undefined ? sql`` : sql`and t.created_at >= ${startOfDay(from)}`}
          ${to === undefined ? sql`` : sql`and t.created_at < ${startOfDay(to, 1)}`}
      ) as split
    ) as shares left join trades on trades.id = trade_id
    group by month, trade_id, trades.name order by month desc, trades.name, trade_id`)
  return rows.map(({ month, trade_id, name, earned, returned, costs }) => ({
    month,
    trade: trade_id === null ? null : { id: trade_id, name: name ?? '' },
    earned: Number(earned),
    returned: Number(returned),
    costs: Number(costs),
  }))
}
