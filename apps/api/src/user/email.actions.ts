import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { quotaMessage } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import { toMailbox } from '@plomada/domain/text'
import { and, eq, gt, gte, isNull, isNotNull, lt, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { recordAuditEvent, type AuditOrigin } from '../database/auditLog.ts'
import { transact, type Database, type Db } from '../database/database.ts'
import { emailChanges } from '../database/schema/infrastructure.ts'
import { users } from '../database/schema/core.ts'
import { generateCode } from '../services/identity/embedded/mailedCodes.ts'
import { createMailboxLimit } from '../services/identity/embedded/codeLimits.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import { mailTemplates } from '../services/mail/mail.templates.ts'
import { findPendingEmail, lockUser, nextUpdatedAt, type Person, type UserRow } from './user.queries.ts'

/** The page where the owner of the previous address reverts a change, without an account or JavaScript. */
export const REVERT_PATH = '/cuenta/email'
/** A change can be reverted for this many days. */
export const REVERT_DAYS = 7
const CODE_MINUTES = 30
const MAX_ATTEMPTS = 5

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
const hashCode = (userId: number, code: string) => hash(`${userId} ${code}`)

/**
 * Counts a code for the user and for the mailbox, or refuses it. The user first, so that their refused requests do not
 * use up the codes of the mailbox. Not inside a transaction: it needs a connection.
 */
async function limitCodes(me: Person, email: string, { countCode, mailboxLimit }: EmailDeps): Promise<void> {
  await countCode(me)
  const seconds = await mailboxLimit.take(toMailbox(email))
  if (seconds === 0) return
  const now = new Date()
  const sentence = quotaMessage('code', new Date(now.getTime() + seconds * 1000), now)
  refuse('tooManyRequests', { sentence, retryAfter: seconds })
}

/** Returns the new address of a user if a code may be sent to it, or null if they already have it. */
export async function checkNewEmail(
  db: Db,
  me: Person,
  email: string | undefined,
  deps: EmailDeps,
): Promise<string | null> {
  if (email === undefined) return null
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, me.id))
  if (user?.email === email) return null
  await limitCodes(me, email, deps)
  return email
}

/** Requests a new address for a user, in a transaction that has locked their row, and mails a code to it. */
export async function requestEmailChange(
  tx: Db,
  userId: number,
  newEmail: string,
  { publicUrl, origin }: EmailContext,
): Promise<void> {
  const code = generateCode()
  const request = {
    newEmail,
    codeDigest: hashCode(userId, code),
    tries: 0,
    expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
    createdAt: sql`now()`,
  }
  await tx
    .insert(emailChanges)
    .values({ userId, ...request })
    .onConflictDoUpdate({
      target: emailChanges.userId,
      targetWhere: sql`confirmed_at is null`,
      set: request,
    })
  await recordAuditEvent(tx, { ...origin, ...toSubject(userId, newEmail), action: 'emailChangeRequested' })
  await enqueueMail(tx, mailTemplates.emailCode({ to: newEmail, code, link: publicUrl }))
}

/** Mails another code to the address that the user has yet to confirm. */
export async function sendEmailCode(db: Db, me: Person, context: EmailContext): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, me.id))
  const email = (user && (await findPendingEmail(db, user))) ?? refuse('notFound')
  await limitCodes(me, email, context)
  await transact(db, async (tx) => {
    await lockUser(tx, me.id)
    await requestEmailChange(tx, me.id, email, context)
  })
}

/** Confirms the pending address with its code, and mails the previous address a link that reverts the change. */
export async function confirmEmail(
  db: Db,
  { id }: Person,
  code: string,
  { publicUrl, origin }: EmailContext,
): Promise<void> {
  const refuseCode = () => refuse('invalid', { fields: { code: 'Ese código no es correcto o ya venció' } })
  // Counted before the comparison and outside the transaction, so that parallel attempts count too.
  const [request] = await db
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(
      and(
        eq(emailChanges.userId, id),
        isNull(emailChanges.confirmedAt),
        gt(emailChanges.expiresAt, sql`now()`),
        lt(emailChanges.tries, MAX_ATTEMPTS),
      ),
    )
    .returning()
  if (!request) return refuseCode()
  const [sent, expected] = [Buffer.from(hashCode(id, code)), Buffer.from(request.codeDigest)]
  if (!timingSafeEqual(sent, expected)) return refuseCode()
  await transact(db, async (tx) => {
    const user = await lockUser(tx, id)
    const isOther = user.email !== request.newEmail
    const key = user.isEmailVerified && isOther ? createRevertKey() : null
    const confirmed = await tx
      .update(emailChanges)
      .set({ confirmedAt: sql`now()`, oldEmail: user.email, revertDigest: key && hash(key) })
      .where(
        and(
          eq(emailChanges.id, request.id),
          isNull(emailChanges.confirmedAt),
          // A concurrent request may have replaced the code.
          eq(emailChanges.codeDigest, request.codeDigest),
        ),
      )
      .returning({ id: emailChanges.id })
    if (confirmed.length === 0) refuseCode()
    await setEmail(tx, id, request.newEmail)
    const change = { before: { email: user.email }, after: { email: request.newEmail } }
    await recordAuditEvent(tx, {
      ...origin,
      ...toSubject(id, request.newEmail),
      action: 'emailChanged',
      ...(isOther && change),
    })
    if (key) {
      const change = { to: user.email, email: request.newEmail, link: toRevertLink(publicUrl, key) }
      await enqueueMail(tx, mailTemplates.emailChanged(change))
    }
  })
}

const createRevertKey = () => randomBytes(24).toString('base64url')
const toRevertLink = (publicUrl: string, key: string) => `${publicUrl}${REVERT_PATH}?clave=${key}`

/** Mails the verified address that an admin replaced a link that restores it, in the transaction of the change. */
export async function notifyReplacedEmail(
  tx: Db,
  { id, email: oldEmail, isEmailVerified }: Pick<UserRow, 'id' | 'email' | 'isEmailVerified'>,
  newEmail: string,
  publicUrl: string,
): Promise<void> {
  if (!isEmailVerified) return
  const key = createRevertKey()
  const now = sql`now()`
  const change = { userId: id, newEmail, oldEmail, codeDigest: '', expiresAt: now, confirmedAt: now }
  await tx.insert(emailChanges).values({ ...change, revertDigest: hash(key) })
  const link = toRevertLink(publicUrl, key)
  await enqueueMail(tx, mailTemplates.emailChanged({ to: oldEmail, email: newEmail, link, isByAdmin: true }))
}

const isRevertible = (key: string) =>
  and(
    eq(emailChanges.revertDigest, hash(key)),
    eq(emailChanges.isReverted, false),
    gt(emailChanges.confirmedAt, sql`now() - make_interval(days => ${REVERT_DAYS})`),
  )

/** Returns the address that a key restores, or null if the key is unknown, used or expired. */
export async function findRevertEmail(db: Db, key: string): Promise<string | null> {
  const [change] = await db.select().from(emailChanges).where(isRevertible(key))
  return change?.oldEmail ?? null
}

/** Restores the address that a change replaced, and reverts all later changes. Returns null if the key is not valid. */
export async function revertEmail(db: Db, key: string, origin: AuditOrigin): Promise<string | null> {
  return transact(db, async (tx) => {
    const [found] = await tx.select().from(emailChanges).where(isRevertible(key))
    if (!found?.oldEmail) return null
    const user = await lockUser(tx, found.userId)
    const reverted = await tx
      .update(emailChanges)
      .set({ isReverted: true })
      .where(
        and(
          eq(emailChanges.userId, found.userId),
          gte(emailChanges.id, found.id),
          isNotNull(emailChanges.confirmedAt),
          eq(emailChanges.isReverted, false),
        ),
      )
      .returning({ id: emailChanges.id })
    if (!reverted.some(({ id }) => id === found.id)) return null
    await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, found.userId), isNull(emailChanges.confirmedAt)))
    await setEmail(tx, found.userId, found.oldEmail)
    await recordAuditEvent(tx, {
      ...origin,
      ...toSubject(found.userId, found.oldEmail),
      action: 'emailChangeReverted',
      before: { email: user.email },
      after: { email: found.oldEmail },
    })
    return found.oldEmail
  })
}

const toSubject = (id: number, label: string) => ({ subject: { kind: 'account' as const, id, label } })

const setEmail = (tx: Db, id: number, email: string) =>
  tx.update(users).set({ email, isEmailVerified: true, updatedAt: nextUpdatedAt }).where(eq(users.id, id))

/** The dependencies of the mails about addresses. */
interface EmailDeps {
  publicUrl: string
  /** Counts a code that the user requests. Throws a refusal if their quota is exceeded. */
  countCode: (me: Person) => Promise<void>
  /** Limits the codes that a mailbox receives. */
  mailboxLimit: ReturnType<typeof createMailboxLimit>
}

/** The dependencies, and the source of the request for the audit log. */
export interface EmailContext extends EmailDeps {
  origin: AuditOrigin
}

/** Creates the dependencies of the mails about addresses. */
export const createEmailDeps = (
  { publicUrl, quotas }: Pick<Config, 'publicUrl' | 'quotas'>,
  { pool }: Pick<Database, 'pool'>,
  countCode: EmailDeps['countCode'],
): EmailDeps => ({ publicUrl, countCode, mailboxLimit: createMailboxLimit(pool, quotas) })
