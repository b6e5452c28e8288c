import {
  LATE_REFUND_HOURS,
  openPayoutStates,
  RUN_ANSWER_DAYS,
  URGENT_WITHDRAWAL_HOURS,
  WITHDRAWAL_HOURS,
  type Dashboard,
} from '@plomada/domain'
import { and, asc, eq, exists, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { chargebacks, refunds } from '../database/schema/payments.ts'
import { payoutRuns, payouts } from '../database/schema/payouts.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'
import { readLedgerAlarm } from '../ledger/check.actions.ts'

const HOUR_MS = 3_600_000
/** The most runs that are named. */
const RUNS_LISTED = 5

/** Returns what is wrong with money, or soon will be. */
export async function readAlarms(db: Db, now: Date): Promise<Dashboard['alarms']> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const lastPayouts = db
    .selectDistinctOn([payouts.userId], { state: payouts.state })
    .from(payouts)
    .orderBy(payouts.userId, sql`${payouts.id} desc`)
    .as('last_payouts')
  const [failed] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(lastPayouts)
    .where(eq(lastPayouts.state, 'failed'))
  const isOpen = and(eq(payouts.runId, payoutRuns.id), inArray(payouts.state, openPayoutStates))
  const waiting = await db
    .select({ id: payoutRuns.id })
    .from(payoutRuns)
    .where(
      and(
        lt(sql`coalesce(${payoutRuns.exportedAt}, ${payoutRuns.createdAt})`, ago(RUN_ANSWER_DAYS * 24)),
        exists(db.select().from(payouts).where(isOpen)),
      ),
    )
    .orderBy(asc(payoutRuns.id))
    .limit(RUNS_LISTED)
  return {
    ledger: await readLedgerAlarm(db),
    lateRefunds: await db.$count(
      refunds,
      and(eq(refunds.state, 'requested'), lt(refunds.createdAt, ago(LATE_REFUND_HOURS))),
    ),
    failedPayouts: failed?.count ?? 0,
    urgentWithdrawals: await db.$count(
      withdrawals,
      and(
        eq(withdrawals.state, 'received'),
        lt(withdrawals.createdAt, ago(WITHDRAWAL_HOURS - URGENT_WITHDRAWAL_HOURS)),
      ),
    ),
    waitingRuns: waiting.map(({ id }) => id),
    openChargebacks: await db.$count(chargebacks, eq(chargebacks.state, 'open')),
  }
}
