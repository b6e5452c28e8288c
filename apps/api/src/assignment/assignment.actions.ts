import {
  assignmentStates,
  getEffects,
  inputMessages,
  type AssignmentEvent,
  type AssignmentInput,
  type AssignmentState,
} from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { assignmentWireNames } from '@plomada/domain/calls'
import { and, eq, ne } from 'drizzle-orm'
import { recordAuditEvent, type AuditOrigin } from '../database/auditLog.ts'
import { transact, type Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { clearTimers, startTimer } from '../transition/timers.ts'
import type { Person } from '../user/user.queries.ts'
import { getAssignmentRole, listProposals } from './assignment.queries.ts'
import { acceptsProposal, endOfDay, findAnsweredProposal } from './columns.actions.ts'
import { lockAssignment } from './lock.actions.ts'
import { requireUploads, type Unsealing } from './photos.actions.ts'
import { transitionAssignment } from './transition.actions.ts'

interface Act extends AssignmentInput {
  id: number
  event: AssignmentEvent
  /** The state that the person has seen. */
  from: AssignmentState
}

interface ActContext extends Unsealing {
  now: Date
  count: CountAct
  origin: AuditOrigin
  /** The highest price in pesos. */
  budgetMax: number
  /** Whether the provider holds the money of payments. */
  canHold: boolean
}

/** Causes an event of a job as one of its parties or as an admin. */
export async function actOnAssignment(
  db: Db,
  me: Person,
  act: Act,
  { now, count, origin, budgetMax, canHold, unseal }: ActContext,
): Promise<void> {
  const { id, event, from, ...input } = act
  await transact(db, async (tx) => {
    const locked = await lockAssignment(tx, id)
    const { row, offer } = locked
    const by = getAssignmentRole(me, { clientId: offer.ownerId, workerId: row.workerId })
    if (by === null) return refuse('notFound')
    if (row.state !== from) return refuse('stateChanged')
    const given = pickAsked(from, event, input)
    await refuseOtherAmount(tx, act)
    const messages = inputMessages({ ...row, state: from }, event, given, now, budgetMax)
    if (Object.keys(messages).length > 0)
      refuse('invalid', {
        fields: Object.fromEntries(
          Object.entries(messages).map(([field, message]) => [
            assignmentWireNames[field as keyof typeof assignmentWireNames],
            message,
          ]),
        ),
      })
    await count(tx)
    if (event === 'decideAppeal') await refuseSameAdmin(tx, me, row.decidedById)
    const photos = requireUploads(unseal, given.photos, { assignmentId: id, userId: me.id })
    const change = { ...given, event, by, actorId: me.id, now, canHold, photos }
    const to = await transitionAssignment(tx, locked, change)
    if (event === 'extend' && given.day) await moveDeadline(tx, { id, state: from }, endOfDay(given.day))
    if (by === 'admin')
      await recordAuditEvent(tx, {
        ...origin,
        action: 'assignmentChanged',
        subject: { kind: 'assignment', id, label: offer.title },
        before: { state: from },
        after: { state: to, event, text: given.text ?? '' },
      })
  })
}

/** Refuses to accept a proposal that the other party replaced by one of another amount. */
async function refuseOtherAmount(tx: Db, { id, event, amount }: Act): Promise<void> {
  if (!acceptsProposal(event)) return
  const answered = findAnsweredProposal(await listProposals(tx, id), event)
  if (answered && amount !== undefined && answered.amount !== amount) refuse('stateChanged')
}

/** Returns the part of an input that an event asks for. */
function pickAsked(state: AssignmentState, event: AssignmentEvent, input: AssignmentInput): AssignmentInput {
  const { asks = {} } = getEffects(state, event)
  const fields = Object.keys(asks) as (keyof AssignmentInput)[]
  return Object.fromEntries(fields.map((field) => [field, input[field]]))
}

/** Refuses an admin who decided the claim already, if there is another one. */
async function refuseSameAdmin(tx: Db, { id }: Person, decidedById: number | null): Promise<void> {
  if (id !== decidedById) return
  const others = await tx.$count(users, and(eq(users.role, 'admin'), users.isActive, ne(users.id, id)))
  if (others > 0) refuse('otherAdmin')
}

/** Replaces the timers of a job by the one that ends its state. */
async function moveDeadline(
  tx: Db,
  { id, state }: { id: number; state: AssignmentState },
  runAt: Date,
): Promise<void> {
  const subject = { kind: 'assignment', id } as const
  const event = Object.keys(assignmentStates.timersOf(state)).at(-1)
  await clearTimers(tx, subject)
  if (event) await startTimer(tx, subject, { event, runAt })
}

/** Causes the event of a timer. */
export const expireAssignment = (
  db: Db,
  id: number,
  event: string,
  { now, canHold }: Pick<ActContext, 'now' | 'canHold'>,
): Promise<void> =>
  transact(db, async (tx) => {
    const locked = await lockAssignment(tx, id)
    await transitionAssignment(tx, locked, {
      event: event as AssignmentEvent,
      by: 'clock',
      actorId: null,
      now,
      canHold,
    })
  })
