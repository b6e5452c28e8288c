import {
  getCommission,
  heldStates,
  isHeldUntilDeadline,
  type Earnings,
  type HeldMoney,
} from '@plomada/domain'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers } from '../database/schema/core.ts'
import { ledgerBalances } from '../database/schema/ledger.ts'
import { readOwed } from '../ledger/ledger.queries.ts'
import { listMonths } from '../ledger/statement.queries.ts'
import { findAccount, toPayoutAccount } from './account.queries.ts'
import { listPayouts } from './run.queries.ts'

/** Returns what a professional has earned, and where it is. */
export async function readEarnings(db: Db, userId: number, minimum: number): Promise<Earnings> {
  const account = await findAccount(db, userId)
  return {
    balance: await readOwed(db, userId),
    minimum,
    payouts: await listPayouts(db, userId),
    held: await listHeldMoney(db, userId),
    months: await listMonths(db, userId),
    account: account && toPayoutAccount(account),
  }
}

/** Returns the money that is held for the jobs of a professional, the first deadline first. */
async function listHeldMoney(db: Db, userId: number): Promise<HeldMoney[]> {
  const rows = await db
    .select({
      assignment: { id: assignments.id, title: offers.title },
      state: assignments.state,
      rate: assignments.commissionRate,
      minimum: assignments.commissionMinimum,
      dueAt: assignments.dueAt,
      held: ledgerBalances.balance,
    })
    .from(assignments)
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .innerJoin(ledgerBalances, eq(ledgerBalances.account, sql`'held:' || ${assignments.id}`))
    .where(
      and(
        eq(assignments.workerId, userId),
        inArray(assignments.state, heldStates),
        gt(ledgerBalances.balance, 0),
      ),
    )
    .orderBy(asc(assignments.dueAt), asc(assignments.id))
  return rows.map(({ state: name, rate, minimum, dueAt, held, assignment }) => {
    const state = name as HeldMoney['state']
    const amount = held - getCommission(held, { rate, minimum })
    return { assignment, state, amount, until: isHeldUntilDeadline(state) ? dueAt : null }
  })
}
