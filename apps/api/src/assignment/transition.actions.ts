import {
  assignmentRefusal,
  assignmentStates,
  getEffects,
  getRefund,
  type AssignmentEvent,
  type AssignmentFacts,
  type AssignmentState,
} from '@plomada/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { transitionOffer } from '../offer/phase.actions.ts'
import { closePendingPayments } from '../payment/pending.actions.ts'
import { transition } from '../transition/transition.ts'
import { scheduleReminder } from './appointment.actions.ts'
import { listProposals } from './assignment.queries.ts'
import type { AssignmentChange } from '../transition/transition.ts'
import { changeProposals, getColumns, hasProposals } from './columns.actions.ts'
import type { LockedAssignment } from './lock.actions.ts'
import { moveMoney } from './money.actions.ts'
import { notifyParties } from './notices.actions.ts'

/** Changes a locked job according to `assignmentStates`, with the declared effects, and returns its next state. */
export async function transitionAssignment(
  tx: Db,
  { row, offer }: LockedAssignment,
  change: AssignmentChange,
): Promise<AssignmentState> {
  const state = row.state as AssignmentState
  const openProposals = hasProposals(state) ? await listProposals(tx, row.id) : []
  const facts: AssignmentFacts = { ...row, state, proposals: openProposals }
  const settlement = openProposals.find(({ kind }) => kind === 'settlement')
  const proposed = change.event === 'settle' ? settlement?.amount : change.amount
  const refund = getRefund(facts, change.event, proposed ?? undefined)
  const told = change.event === 'settle' ? { ...change, amount: refund } : change
  let stored = row
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
        const columns = {
          state: next,
          ...(next !== state && { changedAt: change.now }),
          ...(dueAt !== undefined && { dueAt }),
          ...getColumns(row, change, openProposals),
          ...(refund > 0 && { refundAmount: refund }),
        }
        stored = { ...row, ...columns }
        const { rowCount } = await tx
          .update(assignments)
          .set(columns)
          .where(and(eq(assignments.id, row.id), eq(assignments.state, state)))
        return rowCount === 1
      },
    },
    told,
    { picksSecond: refund === 0 },
  )
  const proposals = await changeProposals(tx, row.id, change, { open: openProposals, hasLeft: to !== state })
  const { money, reopensOffer = false } = getEffects(state, change.event)
  if (reopensOffer) {
    await closePendingPayments(tx, row.offerId)
    await transitionOffer(tx, offer, { ...change, event: 'release', text: '' })
  }
  await moveMoney(tx, { row, offer }, { money, refund }, change.now)
  await scheduleReminder(tx, stored, change.now)
  await notifyParties(
    tx,
    { row: stored, offer, before: facts, after: { ...stored, state: to, proposals } },
    change,
  )
  return to
}
