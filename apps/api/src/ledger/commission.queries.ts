import { defaultCommission, getLocalDay, type CommissionRule } from '@plomada/domain'
import { and, desc, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { commissionRules } from '../database/schema/ledger.ts'
import { offerTrades } from '../database/schema/lists.ts'

/** Returns what the platform keeps of an offer that is agreed now: the newest rule of one of its trades, else of all. */
export async function findCommission(db: Db, offerId: number, now: Date): Promise<CommissionRule> {
  const isOfTrade = sql`${commissionRules.tradeId} in (select trade_id from ${offerTrades} where offer_id = ${offerId})`
  const [rule] = await db
    .select({ rate: commissionRules.rate, minimum: commissionRules.minimum })
    .from(commissionRules)
    .where(
      and(lte(commissionRules.validFrom, getLocalDay(now)), or(isNull(commissionRules.tradeId), isOfTrade)),
    )
    .orderBy(
      sql`${commissionRules.tradeId} is null`,
      desc(commissionRules.validFrom),
      desc(commissionRules.id),
    )
    .limit(1)
  return rule ?? defaultCommission
}
