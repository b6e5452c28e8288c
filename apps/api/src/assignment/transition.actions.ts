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
import { followPrice } from './price.actions.ts'
import { transition } from '../transition/transition.ts'
import { scheduleReminder } from './appointment.actions.ts'
import { listProposals } from './assignment.queries.ts'
import type { AssignmentChange } from '../transition/transition.ts'
import { changeProposals, findAnsweredProposal, getColumns, hasProposals } from './columns.actions.ts'
import type { LockedAssignment } from './lock.actions.ts'
import { keepsJob, moveMoney } from './money.actions.ts'
import { notifyParties } from './notices.actions.ts'

const chargebackEvents: readonly string[] = ['openChargeback', 'winChargeback', 'loseChargeback']

/** Changes a locked job according to `assignmentStates`, with the declared effects, and returns its next state. */
export async function transitionAssignment(
  tx: Db,
  { row, offer }: LockedAssignment,
  change: AssignmentChange,
): Promise<AssignmentState> {
  const state = row.state as AssignmentState
  const openProposals = hasProposals(state) ? await listProposals(tx, row.id) : []
  const facts: AssignmentFacts = { ...row, state, proposals: openProposals }
  const answered = findAnsweredProposal(openProposals, change.event)
  const full = answered ? { ...change, amount: answered.amount } : change
  const refund = getRefund(facts, change.event, full.amount ?? undefined)
  const { money, reopensOffer = false } = getEffects(state, change.event)
  const own = getColumns(row, full, openProposals)
  const isFrozen = (own.openChargebacks ?? row.openChargebacks) > 0
  const isAtBank = chargebackEvents.includes(change.event)
  // A claim that was answered waits for no answer.
  const isAnswered = (next: AssignmentState) => isAtBank && next === 'disputed' && row.answeredAt !== null
  let stored = row
  const to = await transition<AssignmentState>(
    tx,
    {
      kind: 'assignment',
      id: row.id,
      offerId: row.offerId,
      state,
      timersOf: (next) => (isFrozen || isAnswered(next) ? {} : assignmentStates.timersOf(next)),
      find: (event) => assignmentStates.transition(state, event as AssignmentEvent),
      refusal: ({ by, now, askedAt = now }) => assignmentRefusal(facts, change.event, by, askedAt),
      async store(next, dueAt) {
        const columns = {
          state: next,
          ...(next !== state && { changedAt: change.now }),
          ...(dueAt !== undefined && { dueAt }),
          ...(next !== state && { supplement: null }),
          ...own,
          ...(refund > 0 && !keepsJob(money) && { refundAmount: refund }),
        }
        stored = { ...row, ...columns }
        const { rowCount } = await tx
          .update(assignments)
          .set(columns)
          .where(and(eq(assignments.id, row.id), eq(assignments.state, state)))
        return rowCount === 1
      },
    },
    full,
    // While the bank decides, nothing happens by itself. Then all deadlines begin again.
    { picksSecond: change.rest ? !change.rest.isOver : refund === 0, restartsTimers: isAtBank },
  )
  const proposals = await changeProposals(tx, row.id, change, {
    open: openProposals,
    // Their amounts may be more than what is left.
    hasLeft: to !== state || change.event === 'loseChargeback',
  })
  await followPrice(tx, row, stored)
  if (reopensOffer) await transitionOffer(tx, offer, { ...change, event: 'release', text: '' })
  await moveMoney(tx, { row, offer }, { money, refund }, change.now)
  await scheduleReminder(tx, stored, change.now)
  await notifyParties(
    tx,
    { row: stored, offer, before: facts, after: { ...stored, state: to, proposals } },
    full,
  )
  return to
}
