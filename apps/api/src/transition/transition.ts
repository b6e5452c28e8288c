import type {
  AssignmentActor,
  AssignmentEvent,
  AssignmentState,
  OfferPhase,
  RestOfJob,
} from '@plomada/domain'
import { refuse, refuseIf, type ProblemCode, type Transition } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { assignmentPhotos } from '../database/schema/assignmentPhotos.ts'
import { type assignments, history } from '../database/schema/assignments.ts'
import { clearTimers, getDeadline, startTimers } from './timers.ts'

type Shift = 'mañana' | 'tarde' | 'noche'

/** An event, who causes it, and what they give with it. */
export interface Change {
  event: string
  by: AssignmentActor
  /** The person; null for the clock and the provider. */
  actorId: number | null
  now: Date
  /** When it was asked for, if that was earlier: the moment that decides whether it is in time. */
  askedAt?: Date | undefined
  text?: string | undefined
  amount?: number | null | undefined
  day?: string | null | undefined
  shift?: Shift | null | undefined
  /** Photos that were uploaded for the event, in order. */
  photos?: readonly { key: string; photo: string }[] | undefined
  changes?: Record<string, { before: unknown; after: unknown }> | undefined
}

/** An event of a job. */
export interface AssignmentChange extends Change {
  event: AssignmentEvent
  /** What the job has after a chargeback that was lost. */
  rest?: RestOfJob | undefined
  /** Whether the provider would hold the money of a job that is not paid; true if it is not given. */
  canHold?: boolean
}

export type AssignmentRow = typeof assignments.$inferSelect

/** A locked row that has a state: an offer or a job. */
export interface Subject<State extends AssignmentState | OfferPhase> {
  kind: 'offer' | 'assignment'
  id: number
  offerId: number
  state: State
  /** Returns the events that the clock causes in a state, with their hours. */
  timersOf: (state: State) => Readonly<Record<string, number>>
  find: (event: string) => Transition<State> | undefined
  refusal: (change: Change) => ProblemCode | null
  /** Stores the next state if the row is still in `state`, and returns whether it was. */
  store: (to: State, dueAt: Date | null | undefined) => Promise<boolean>
}

/**
 * The only way to change the state of an offer or a job: checks who may do it, stores the next state, writes the history and
 * sets the timers. The row has to be locked. Returns the next state; `picksSecond` chooses it when there are two.
 */
export async function transition<State extends AssignmentState | OfferPhase>(
  tx: Db,
  subject: Subject<State>,
  change: Change,
  { picksSecond = false, restartsTimers = false } = {},
): Promise<State> {
  const rule = subject.find(change.event)
  if (!rule) refuse('stateChanged')
  refuseIf(subject.refusal(change))
  const targets: readonly State[] = typeof rule.to === 'object' ? rule.to : [rule.to]
  const to = (picksSecond ? targets.at(-1) : targets[0]) ?? subject.state
  const isEntered = to !== subject.state || restartsTimers
  const timers = subject.timersOf(to)
  const dueAt = isEntered ? getDeadline(timers, change.now) : undefined
  if (!(await subject.store(to, dueAt))) refuse('stateChanged')
  await writeHistory(
    tx,
    { offerId: subject.offerId, assignmentId: subject.kind === 'assignment' ? subject.id : null },
    { ...change, from: subject.state, to },
  )
  if (isEntered) {
    await clearTimers(tx, subject)
    await startTimers(tx, subject, timers, change.now)
  }
  return to
}

/** Adds an event of an offer or of its job to the history. */
export async function writeHistory(
  tx: Db,
  about: { offerId: number; assignmentId: number | null },
  {
    event,
    by,
    actorId,
    now,
    text,
    amount,
    day,
    shift,
    photos = [],
    changes,
    from,
    to,
  }: Change & { from: string; to: string },
): Promise<void> {
  const values = {
    ...about,
    event,
    by,
    actorId,
    fromState: from,
    toState: to,
    text: text ?? '',
    amount: amount ?? null,
    day: day ?? null,
    shift: shift ?? null,
    changes: changes ?? null,
    createdAt: now,
  }
  const [entry] = await tx.insert(history).values(values).returning({ id: history.id })
  const { assignmentId } = about
  if (!entry || assignmentId === null || photos.length === 0) return
  const rows = photos.map(({ key, photo }, position) => ({
    assignmentId,
    historyId: entry.id,
    key,
    photo,
    position,
    createdAt: now,
  }))
  await tx.insert(assignmentPhotos).values(rows)
}
