import {
  maskTarget,
  openPayoutStates,
  type Payout,
  type PayoutRun,
  type PayoutRunDetail,
} from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { payoutRuns, payouts } from '../database/schema/payouts.ts'
import { readLastCheck } from '../ledger/check.actions.ts'

type PayoutRow = typeof payouts.$inferSelect

/** The most runs and payouts that a list shows. */
const LISTED = 50

const toPayout = ({ id, amount, state, target, reason, createdAt, endedAt }: PayoutRow): Payout => ({
  id,
  amount,
  state,
  target: maskTarget(target),
  reason,
  createdAt,
  endedAt,
})

/** Returns the last payouts of a professional, the newest first. */
export async function listPayouts(db: Db, userId: number): Promise<Payout[]> {
  const rows = await db
    .select()
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(desc(payouts.id))
    .limit(LISTED)
  return rows.map(toPayout)
}

const countOf = (state: PayoutRow['state']) =>
  sql<number>`(count(*) filter (where ${payouts.state} = ${state}))::int`

const selectRuns = (db: Db) =>
  db
    .select({
      id: payoutRuns.id,
      createdAt: payoutRuns.createdAt,
      exportedAt: payoutRuns.exportedAt,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${payouts.amount})`.mapWith(Number),
      paid: countOf('paid'),
      failed: countOf('failed'),
    })
    .from(payoutRuns)
    .innerJoin(payouts, eq(payouts.runId, payoutRuns.id))
    .groupBy(payoutRuns.id)

/** Returns the last runs, the newest first. */
export const listRuns = (db: Db): Promise<PayoutRun[]> =>
  selectRuns(db).orderBy(desc(payoutRuns.id)).limit(LISTED)

/** Returns a run with its payouts. */
export async function readRun(db: Db, id: number): Promise<PayoutRunDetail> {
  const [run] = await selectRuns(db).where(eq(payoutRuns.id, id))
  if (!run) refuse('notFound')
  const rows = await db
    .select({
      payout: payouts,
      person: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(eq(payouts.runId, id))
    .orderBy(asc(payouts.id))
  return {
    run,
    payouts: rows.map(({ payout, person }) => ({ ...toPayout(payout), person, cuit: payout.cuit })),
  }
}

/** Locks a run and its payouts until the transaction ends: two admins act on it one after the other. */
export async function lockRun(tx: Db, id: number): Promise<PayoutRow[]> {
  const [run] = await tx.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for('update')
  if (!run) refuse('notFound')
  return tx.select().from(payouts).where(eq(payouts.runId, id)).orderBy(asc(payouts.id)).for('update')
}

/** Returns whether nothing may be paid out: the last check of the ledger failed. */
export async function arePayoutsStopped(db: Db): Promise<boolean> {
  const last = await readLastCheck(db)
  return last?.passed === false
}

/** Returns the users of some who have a payout on its way. */
export async function findOpenPayouts(db: Db, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ userId: payouts.userId })
    .from(payouts)
    .where(sql`${inArray(payouts.userId, [...userIds])} and ${inArray(payouts.state, openPayoutStates)}`)
  return new Set(rows.map(({ userId }) => userId))
}

/** How the audit log names a run. */
export const describeRun = (id: number) => ({ kind: 'payoutRun' as const, id, label: `Tanda ${id}` })
