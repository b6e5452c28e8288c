import {
  assignmentStates,
  getWithdrawalDeadline,
  isInTimeToWithdraw,
  missingJobMessage,
  WITHDRAWAL_LINK_DAYS,
  type AssignmentState,
  type WithdrawalReceipt,
} from '@plomada/domain'
import { withdrawalWireNames } from '@plomada/domain/calls'
import { Problem, refuse } from '@plomada/domain/contract'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { lockAssignment, type LockedAssignment } from '../assignment/lock.actions.ts'
import { transitionAssignment } from '../assignment/transition.actions.ts'
import { recordAuditEvent, type AuditOrigin } from '../database/auditLog.ts'
import { transact, type Db } from '../database/database.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import type { AssignmentChange } from '../transition/transition.ts'
import { CONFIRM_PATH, createConfirmKey, createWithdrawalCode, readConfirmKey } from './withdrawal.links.ts'
import { withdrawalMails } from './withdrawal.mails.ts'
import { findJobsOfEmail, type WithdrawalRow } from './withdrawal.queries.ts'

interface Request {
  fullName: string
  email: string
  text?: string | undefined
  assignmentId?: number | null | undefined
}

/** The dependencies of withdrawals. */
export interface WithdrawalDeps {
  publicUrl: string
  /** Signs the links that confirm a request. */
  key: string
  now: Date
}

const DAY_MS = 86_400_000

/** Refuses a request that names no job. */
export function refuseWithoutJob(request: Pick<Request, 'text' | 'assignmentId'>): void {
  const message = missingJobMessage(request)
  if (message !== null) refuse('invalid', { fields: { [withdrawalWireNames.text]: message } })
}

/**
 * Stores a request to withdraw and mails its code. An own job of a signed-in client ends at once. Otherwise, if the email has
 * exactly one job from which its client may withdraw, the mail has a link that confirms the request.
 */
export async function requestWithdrawal(
  db: Db,
  me: { id: number } | null,
  { assignmentId = null, text = '', ...person }: Request,
  { canMail, ...deps }: WithdrawalDeps & { canMail: boolean },
): Promise<WithdrawalReceipt> {
  const { now, publicUrl, key } = deps
  const request = { ...person, text, code: createWithdrawalCode(), createdAt: now }
  const receipt = { code: request.code, dueAt: getWithdrawalDeadline(now) }
  return transact(db, async (tx) => {
    if (assignmentId !== null) {
      const locked = await lockAssignment(tx, assignmentId)
      if (me === null || locked.offer.ownerId !== me.id) refuse('notFound')
      await withdraw(tx, locked, { actorId: me.id, now })
      const row = await insert(tx, request)
      await end(tx, row, { state: 'done', assignmentId }, deps)
      await mailDone(tx, row, locked, deps)
      return { ...receipt, isDone: true }
    }
    const jobs = await findJobsOfEmail(tx, request.email, now)
    const job = jobs.length === 1 ? (jobs[0] ?? null) : null
    const row = await insert(tx, { ...request, assignmentId: job?.assignmentId ?? null })
    const link = job && `${publicUrl}${CONFIRM_PATH}?clave=${createConfirmKey(key, row)}`
    const about = { to: row.email, code: row.code, publicUrl }
    if (canMail) await enqueueMail(tx, withdrawalMails.received(about, { dueAt: receipt.dueAt, link }))
    return { ...receipt, isDone: false }
  })
}

async function insert(tx: Db, values: typeof withdrawals.$inferInsert): Promise<WithdrawalRow> {
  const [row] = await tx.insert(withdrawals).values(values).returning()
  return row ?? refuse('conflict')
}

/** Withdraws from a locked job as its client. `askedAt` decides whether that is in time. */
const withdraw = (tx: Db, locked: LockedAssignment, change: Omit<AssignmentChange, 'event' | 'by'>) =>
  transitionAssignment(tx, locked, { ...change, event: 'withdraw', by: 'client' })

/** Ends a request that waits. Two at the same moment end it once. */
async function end(
  tx: Db,
  { id }: Pick<WithdrawalRow, 'id'>,
  values: { state: 'done'; assignmentId: number } | { state: 'refused'; reason: string },
  { now }: Pick<WithdrawalDeps, 'now'>,
): Promise<void> {
  const ended = await tx
    .update(withdrawals)
    .set({ ...values, endedAt: now })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'received')))
    .returning({ id: withdrawals.id })
  if (ended.length === 0) refuse('stateChanged')
}

const mailDone = (
  tx: Db,
  { email, code }: WithdrawalRow,
  { row, offer }: LockedAssignment,
  { publicUrl }: WithdrawalDeps,
): Promise<void> =>
  enqueueMail(
    tx,
    withdrawalMails.done({ to: email, code, publicUrl }, { title: offer.title, amount: row.amount }),
  )

/** Returns the request that a link confirms, or null if the link is unknown, used or expired. */
export async function findConfirmable(
  db: Db,
  text: string,
  { key, now }: WithdrawalDeps,
): Promise<(WithdrawalRow & { assignmentId: number }) | null> {
  const read = readConfirmKey(key, text)
  if (!read) return null
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.id, read.id),
        eq(withdrawals.state, 'received'),
        isNotNull(withdrawals.assignmentId),
        gt(withdrawals.createdAt, new Date(now.getTime() - WITHDRAWAL_LINK_DAYS * DAY_MS)),
      ),
    )
  if (!row || row.assignmentId === null || !read.isOf(row)) return null
  return { ...row, assignmentId: row.assignmentId }
}

/** Carries out the request of a link. Returns false if the link is not valid, or the job has changed since the request. */
export async function confirmWithdrawal(db: Db, text: string, deps: WithdrawalDeps): Promise<boolean> {
  const { now } = deps
  try {
    return await transact(db, async (tx) => {
      const row = await findConfirmable(tx, text, deps)
      if (!row) return false
      const { assignmentId } = row
      const locked = await lockAssignment(tx, assignmentId)
      await end(tx, row, { state: 'done', assignmentId }, deps)
      await withdraw(tx, locked, { actorId: locked.offer.ownerId, now, askedAt: row.createdAt })
      await mailDone(tx, row, locked, deps)
      return true
    })
  } catch (error) {
    if (error instanceof Problem && error.code === 'stateChanged') return false
    throw error
  }
}

interface Decision extends WithdrawalDeps {
  origin: AuditOrigin
}

async function findWaiting(tx: Db, id: number): Promise<WithdrawalRow> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  if (!row) refuse('notFound')
  return row.state === 'received' ? row : refuse('stateChanged')
}

/** Carries out a request as an admin, for a job from which its client could withdraw when it was received. */
export async function acceptWithdrawal(
  db: Db,
  { id, assignmentId }: { id: number; assignmentId: number },
  { origin, ...deps }: Decision,
): Promise<void> {
  await transact(db, async (tx) => {
    const row = await findWaiting(tx, id)
    const locked = await lockAssignment(tx, assignmentId)
    const { state } = locked.row
    const to = await withdrawForAdmin(tx, locked, { row, actorId: origin.actorId, now: deps.now })
    await end(tx, row, { state: 'done', assignmentId }, deps)
    await mailDone(tx, row, locked, deps)
    await recordAuditEvent(tx, {
      ...origin,
      action: 'withdrawalAccepted',
      subject: { kind: 'assignment', id: assignmentId, label: locked.offer.title },
      before: { state },
      after: { state: to, code: row.code },
    })
  })
}

/** Withdraws for the client. A job that has left its state since the request is canceled: the client was in time. */
function withdrawForAdmin(
  tx: Db,
  locked: LockedAssignment,
  { row, actorId, now }: { row: WithdrawalRow; actorId: number | null; now: Date },
): Promise<AssignmentState> {
  const { state, paidAt } = locked.row
  if (assignmentStates.transition(state as AssignmentState, 'withdraw'))
    return withdraw(tx, locked, { actorId: locked.offer.ownerId, now, askedAt: row.createdAt })
  if (paidAt === null) refuse('stateChanged')
  if (!isInTimeToWithdraw(paidAt, row.createdAt)) refuse('tooLate')
  const text = `El cliente se arrepintió a tiempo (${row.code}).`
  return transitionAssignment(tx, locked, { event: 'cancel', by: 'admin', actorId, now, text })
}

/** Refuses a request with a reason, as an admin. */
export async function refuseWithdrawal(
  db: Db,
  { id, reason }: { id: number; reason: string },
  { origin, ...deps }: Decision,
): Promise<void> {
  await transact(db, async (tx) => {
    const row = await findWaiting(tx, id)
    await end(tx, row, { state: 'refused', reason }, deps)
    const about = { to: row.email, code: row.code, publicUrl: deps.publicUrl }
    await enqueueMail(tx, withdrawalMails.refused(about, { reason }))
    await recordAuditEvent(tx, {
      ...origin,
      action: 'withdrawalRefused',
      subject: { kind: 'account', id: null, label: row.email },
      after: { code: row.code, reason },
    })
  })
}
