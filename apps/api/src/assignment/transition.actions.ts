import {
  assignmentRefusal,
  assignmentStates,
  getEffects,
  getRefund,
  type AssignmentEvent,
  type AssignmentFacts,
  type AssignmentState,
} from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers } from '../database/schema/core.ts'
import { transitionOffer } from '../offer/phase.actions.ts'
import { closePendingPayments } from '../payment/pending.actions.ts'
import { transition } from '../transition/transition.ts'
import { scheduleReminder } from './appointment.actions.ts'
import { listProposals } from './assignment.queries.ts'
import type { AssignmentChange, AssignmentRow } from '../transition/transition.ts'
import { changeProposals, getColumns } from './columns.actions.ts'
import { moveMoney } from './money.actions.ts'
import { notifyParties } from './notices.actions.ts'

/** A job and its offer, both locked until the transaction ends. */
export interface LockedAssignment {
  row: AssignmentRow
  offer: typeof offers.$inferSelect
}

/** Locks the offer of a job and the job, in this order, and returns both. */
export async function lockAssignment(tx: Db, id: number): Promise<LockedAssignment> {
  const [found] = await tx
    .select({ offerId: assignments.offerId })
    .from(assignments)
    .where(eq(assignments.id, id))
  if (!found) return refuse('notFound')
  const [offer] = await tx.select().from(offers).where(eq(offers.id, found.offerId)).for('update')
  const [row] = await tx.select().from(assignments).where(eq(assignments.id, id)).for('update')
  return row && offer ? { row, offer } : refuse('notFound')
}

/** Returns the job of an offer that is not canceled, locked with its offer, or null. */
export async function lockLiveAssignment(tx: Db, offerId: number): Promise<LockedAssignment | null> {
  const [found] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.offerId, offerId), ne(assignments.state, 'canceled')))
  return found ? lockAssignment(tx, found.id) : null
}

/** Changes a locked job according to `assignmentStates`, with the declared effects, and returns its next state. */
export async function transitionAssignment(
  tx: Db,
  { row, offer }: LockedAssignment,
  change: AssignmentChange,
): Promise<AssignmentState> {
  const state = row.state as AssignmentState
  const openProposals = await listProposals(tx, row.id)
  const facts: AssignmentFacts = { ...row, state, proposals: openProposals }
  const settlement = openProposals.find(({ kind }) => kind === 'settlement')
  const proposed = change.event === 'settle' ? settlement?.amount : change.amount
  const refund = getRefund(facts, change.event, proposed ?? undefined)
  const told = change.event === 'settle' ? { ...change, amount: refund } : change
  const to = await transition<AssignmentState>(
    tx,
    {
      kind: 'assignment',
      id: row.id,
      offerId: row.offerId,
      state,
      timersOf: assignmentStates.timersOf,
      find: (event) => assignmentStates.transition(state, event as AssignmentEvent),
      refusal: ({ by, now, askedAt = now }) => assignmentRefusal(facts, change.event, by, askedAt),
      async store(next, dueAt) {
        const stored = await tx
          .update(assignments)
          .set({
            state: next,
            ...(next !== state && { changedAt: change.now }),
            ...(dueAt !== undefined && { dueAt }),
            ...getColumns(row, change, openProposals),
            ...(refund > 0 && { refundAmount: refund }),
          })
          .where(and(eq(assignments.id, row.id), eq(assignments.state, state)))
          .returning({ id: assignments.id })
        return stored.length > 0
      },
    },
    told,
    { picksSecond: refund === 0 },
  )
  await changeProposals(tx, row.id, change, { hasLeft: to !== state })
  const { money, reopensOffer = false } = getEffects(state, change.event)
  if (reopensOffer) {
    await closePendingPayments(tx, row.offerId)
    await transitionOffer(tx, offer, { ...change, event: 'release', text: '' })
  }
  await moveMoney(tx, { row, offer }, { money, refund }, change.now)
  await scheduleReminder(tx, { id: row.id, to }, change.now)
  await notifyParties(tx, { row, offer, facts, to }, change)
  return to
}
