import { inArray } from 'drizzle-orm'
import {
  agreePrice,
  assignmentStates,
  receivePayment,
  type AssignmentEvent,
  type AssignmentState,
  type PriceChange,
  type Proposal,
} from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { proposals } from '../database/schema/assignments.ts'
import type { AssignmentChange, AssignmentRow } from '../transition/transition.ts'

type Columns = Partial<AssignmentRow>

/** The last moment of a day in Buenos Aires. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999-03:00`)

const party = ({ by }: AssignmentChange) => (by === 'client' || by === 'worker' ? by : null)

const toRest = (rest: AssignmentChange['rest']): Columns =>
  rest ? { amount: rest.amount, refundAmount: rest.refundAmount } : {}

const toColumns = ({ amount, supplement }: PriceChange): Columns => ({ amount, supplement })

/** Returns the columns of a job that an event sets besides its state. */
export function getColumns(row: AssignmentRow, change: AssignmentChange, open: readonly Proposal[]): Columns {
  const facts = { ...row, state: row.state as AssignmentState }
  const pesos = change.amount ?? 0
  switch (change.event) {
    case 'pay':
      return { paidAt: change.now, ...toColumns(receivePayment(facts, pesos)) }
    case 'paySupplement':
      return toColumns(receivePayment(facts, pesos))
    case 'acceptPrice':
      return toColumns(agreePrice(facts, pesos))
    case 'declinePrice':
      return { supplement: null }
    case 'requestCancel':
      return { raisedBy: party(change) }
    case 'refuse':
    case 'takeBack':
      return { raisedBy: null }
    case 'requestChanges':
      return { changesRequested: row.changesRequested + 1 }
    case 'claim':
      return { raisedBy: party(change), refundAmount: change.amount ?? null, answeredAt: null }
    case 'reopen':
      // Of a claim that has ended: the next one is new.
      return { raisedBy: null, refundAmount: null, answeredAt: null, isAppealed: false, decidedById: null }
    case 'answer':
      return { answeredAt: change.now, dueAt: null }
    case 'settle':
      return { refundAmount: null }
    case 'decide':
    case 'decideAppeal':
      return { refundAmount: change.amount ?? 0, decidedById: change.actorId }
    case 'appeal':
      return { isAppealed: true, answeredAt: change.now }
    case 'extend':
      return change.day ? { dueAt: endOfDay(change.day) } : {}
    case 'openChargeback':
      return { openChargebacks: row.openChargebacks + 1 }
    case 'winChargeback':
      return { openChargebacks: row.openChargebacks - 1 }
    case 'loseChargeback':
      return { openChargebacks: row.openChargebacks - 1, ...toRest(change.rest) }
    case 'confirmDate': {
      const date = findAnsweredProposal(open, change.event)
      return {
        appointmentDay: date?.day ?? null,
        appointmentShift: date?.shift ?? null,
        appointmentSequence: row.appointmentSequence + 1,
      }
    }
    default:
      return {}
  }
}

type Kinds = Partial<Record<AssignmentEvent, Proposal['kind']>>
const proposed: Kinds = { proposeDate: 'date', proposeSettlement: 'settlement', proposePrice: 'price' }
const accepted: Kinds = { confirmDate: 'date', settle: 'settlement', acceptPrice: 'price' }
const declined: Kinds = { declinePrice: 'price' }

/** Tests whether an event accepts a proposal. */
export const acceptsProposal = (event: AssignmentEvent): boolean => event in accepted

/** Returns the open proposal that an event accepts. */
export const findAnsweredProposal = (
  open: readonly Proposal[],
  event: AssignmentEvent,
): Proposal | undefined => open.find(({ kind }) => kind === accepted[event])

/** Tests whether a job in a state may have open proposals: with any other event of the state they end. */
export const hasProposals = (state: AssignmentState): boolean =>
  Object.keys(proposed).some((event) => assignmentStates.transition(state, event as AssignmentEvent))

/**
 * Stores a new proposal instead of the open one, or closes those that were answered or are out of place. Returns those that
 * are open then.
 */
export async function changeProposals(
  tx: Db,
  assignmentId: number,
  change: AssignmentChange,
  { open, hasLeft }: { open: readonly Proposal[]; hasLeft: boolean },
): Promise<readonly Proposal[]> {
  const { event } = change
  const kind = proposed[event] ?? accepted[event] ?? declined[event]
  const answered = open.filter((proposal) => proposal.kind === kind)
  await close(tx, answered, acceptsProposal(event) ? 'accepted' : event in declined ? 'ended' : 'replaced')
  const others = open.filter((proposal) => proposal.kind !== kind)
  if (hasLeft) {
    await close(tx, others, 'ended')
    return []
  }
  const by = party(change)
  if (!kind || !(event in proposed) || !by) return others
  const created = await tx
    .insert(proposals)
    .values({
      assignmentId,
      kind,
      by,
      amount: kind === 'date' ? null : (change.amount ?? 0),
      day: kind === 'date' ? (change.day ?? null) : null,
      shift: kind === 'date' ? (change.shift ?? null) : null,
      createdAt: change.now,
    })
    .returning()
  return [...others, ...created]
}

async function close(
  tx: Db,
  closed: readonly Proposal[],
  state: 'accepted' | 'replaced' | 'ended',
): Promise<void> {
  const ids = closed.map(({ id }) => id)
  if (ids.length > 0) await tx.update(proposals).set({ state }).where(inArray(proposals.id, ids))
}
