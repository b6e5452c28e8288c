import { inArray } from 'drizzle-orm'
import { assignmentStates, type AssignmentEvent, type AssignmentState, type Proposal } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { proposals } from '../database/schema/assignments.ts'
import type { AssignmentChange, AssignmentRow } from '../transition/transition.ts'

type Columns = Partial<AssignmentRow>

/** The last moment of a day in Buenos Aires. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999-03:00`)

const party = ({ by }: AssignmentChange) => (by === 'client' || by === 'worker' ? by : null)

/** Returns the columns of a job that an event sets besides its state. */
export function getColumns(
  row: Pick<AssignmentRow, 'changesRequested' | 'appointmentSequence'>,
  change: AssignmentChange,
  open: readonly Proposal[],
): Columns {
  const find = (kind: Proposal['kind']) => open.find((proposal) => proposal.kind === kind)
  switch (change.event) {
    case 'pay':
      return { paidAt: change.now }
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
    case 'confirmDate': {
      const date = find('date')
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

const kindOf: Partial<Record<AssignmentChange['event'], Proposal['kind']>> = {
  proposeDate: 'date',
  confirmDate: 'date',
  proposeSettlement: 'settlement',
  settle: 'settlement',
}

/** Tests whether a job in a state may have open proposals: with any other event of the state they end. */
export const hasProposals = (state: AssignmentState): boolean =>
  Object.keys(kindOf).some((event) => assignmentStates.transition(state, event as AssignmentEvent))

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
  const kind = kindOf[change.event]
  const answered = open.filter((proposal) => proposal.kind === kind)
  const isAccepted = change.event === 'confirmDate' || change.event === 'settle'
  await close(tx, answered, isAccepted ? 'accepted' : 'replaced')
  const others = open.filter((proposal) => proposal.kind !== kind)
  if (hasLeft) {
    await close(tx, others, 'ended')
    return []
  }
  const by = party(change)
  if (!kind || isAccepted || !by) return others
  const created = await tx
    .insert(proposals)
    .values({
      assignmentId,
      kind,
      by,
      amount: kind === 'settlement' ? (change.amount ?? 0) : null,
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
