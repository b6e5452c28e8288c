import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mailboxOf, refuse } from '@plomada/domain/define'
import { and, eq, gt, gte, isNull, isNotNull, lt, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { recordAuditEvent } from '../database/auditLog.ts'
import type { AuditOrigin } from '../database/auditLog.ts'
import { transact } from '../database/database.ts'
import type { Database, Db } from '../database/database.ts'
import { emailChanges, users } from '../database/schema.ts'
import { newCode } from '../services/identity/embedded/mailedCodes.ts'
import { createMailboxLimit } from '../services/identity/embedded/codeLimits.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import { mailTexts } from '../services/mail/mail.texts.ts'
import { pendingEmail } from './email.queries.ts'
import { touched } from './user.queries.ts'
import type { Person } from './user.queries.ts'

type UserRow = typeof users.$inferSelect

/** Where the owner of an old address reverts a change, without an account and without a script. */
export const REVERT_PATH = '/cuenta/email'
/** Days in which they can. */
export const REVERT_DAYS = 7
const CODE_MINUTES = 30
const MOST_TRIES = 5

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const codeDigestOf = (userId: number, code: string) => digestOf(`${userId} ${code}`)

/** Counts one more code for a mailbox; refuses when it got too many. Not inside a transaction: it needs a connection. */
async function admitCode(email: string, { codes }: EmailSite): Promise<void> {
  if (!(await codes.take(mailboxOf(email)))) refuse('tooManyRequests')
}

/** Returns the address that a user wants instead of their own, once a code may be sent to it; null if it is their own. */
export async function admitEmail(
  db: Db,
  { id }: Person,
  email: string | undefined,
  site: EmailSite,
): Promise<string | null> {
  if (email === undefined) return null
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, id))
  if (user?.email === email) return null
  await admitCode(email, site)
  return email
}

/**
 * Requests another address for a user, in the transaction that has locked their row, and mails it a code. The earlier
 * address stays until the code is given.
 */
export async function requestEmail(
  tx: Db,
  userId: number,
  newEmail: string,
  { site: { publicUrl }, origin }: EmailAct,
): Promise<void> {
  const code = newCode()
  const fresh = {
    newEmail,
    codeDigest: codeDigestOf(userId, code),
    tries: 0,
    expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
    createdAt: sql`now()`,
  }
  await tx
    .insert(emailChanges)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: emailChanges.userId,
      targetWhere: sql`confirmed_at is null`,
      set: fresh,
    })
  await recordAuditEvent(tx, { ...origin, ...about(userId, newEmail), action: 'emailChangeRequested' })
  await enqueueMail(tx, mailTexts.emailCode({ to: newEmail, code, link: publicUrl }))
}

/** Mails another code to the address that waits for one. */
export async function sendEmailCode(db: Db, { id }: Person, act: EmailAct): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  const email = (user && (await pendingEmail(db, user))) ?? refuse('notFound')
  await admitCode(email, act.site)
  await transact(db, async (tx) => {
    await lock(tx, id)
    await requestEmail(tx, id, email, act)
  })
}

/** Makes the address that waits for this code the user's own, and mails the old address how to revert that. */
export async function confirmEmail(
  db: Db,
  { id }: Person,
  code: string,
  { site, origin }: EmailAct,
): Promise<void> {
  const wrong = () => refuse('invalid', { fields: { code: 'El código no es correcto o ya venció' } })
  // Counted before the comparison and kept whatever follows, so that parallel tries are counted too.
  const [request] = await db
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(
      and(
        eq(emailChanges.userId, id),
        isNull(emailChanges.confirmedAt),
        gt(emailChanges.expiresAt, sql`now()`),
        lt(emailChanges.tries, MOST_TRIES),
      ),
    )
    .returning()
  if (!request) return wrong()
  const [given, expected] = [Buffer.from(codeDigestOf(id, code)), Buffer.from(request.codeDigest)]
  if (!timingSafeEqual(given, expected)) return wrong()
  await transact(db, async (tx) => {
    const user = await lock(tx, id)
    const isOther = user.email !== request.newEmail
    const key = user.isEmailProven && isOther ? randomBytes(24).toString('base64url') : null
    const confirmed = await tx
      .update(emailChanges)
      .set({ confirmedAt: sql`now()`, oldEmail: user.email, revertDigest: key && digestOf(key) })
      .where(
        and(
          eq(emailChanges.id, request.id),
          isNull(emailChanges.confirmedAt),
          // Another request may have taken its place.
          eq(emailChanges.codeDigest, request.codeDigest),
        ),
      )
      .returning({ id: emailChanges.id })
    if (confirmed.length === 0) wrong()
    await setEmail(tx, id, request.newEmail)
    const change = { before: { email: user.email }, after: { email: request.newEmail } }
    await recordAuditEvent(tx, {
      ...origin,
      ...about(id, request.newEmail),
      action: 'emailChanged',
      ...(isOther && change),
    })
    if (key) {
      const link = `${site.publicUrl}${REVERT_PATH}?clave=${key}`
      await enqueueMail(tx, mailTexts.emailChanged({ to: user.email, email: request.newEmail, link }))
    }
  })
}

const revertible = (key: string) =>
  and(
    eq(emailChanges.revertDigest, digestOf(key)),
    eq(emailChanges.isReverted, false),
    gt(emailChanges.confirmedAt, sql`now() - make_interval(days => ${REVERT_DAYS})`),
  )

/** Returns the address that the key of a mail brings back, or null if the key is unknown, used or too old. */
export async function addressBehind(db: Db, key: string): Promise<string | null> {
  const [change] = await db.select().from(emailChanges).where(revertible(key))
  return change?.oldEmail ?? null
}

/** Brings back the address that a change replaced, and voids that change and all later ones; null if the key is not valid. */
export async function revertEmail(db: Db, key: string, origin: AuditOrigin): Promise<string | null> {
  return transact(db, async (tx) => {
    const [found] = await tx.select().from(emailChanges).where(revertible(key))
    if (!found?.oldEmail) return null
    const user = await lock(tx, found.userId)
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
      ...about(found.userId, found.oldEmail),
      action: 'emailChangeReverted',
      before: { email: user.email },
      after: { email: found.oldEmail },
    })
    return found.oldEmail
  })
}

const about = (id: number, label: string) => ({ subject: { kind: 'account' as const, id, label } })

const setEmail = (tx: Db, id: number, email: string) =>
  tx.update(users).set({ email, isEmailProven: true, updatedAt: touched }).where(eq(users.id, id))

async function lock(tx: Db, id: number): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user ?? refuse('notFound')
}

/** What the mails about addresses need. */
export interface EmailSite {
  publicUrl: string
  /** Counts the codes that a mailbox receives. */
  codes: ReturnType<typeof createMailboxLimit>
}

/** What an act about an address needs beside it: where mails lead to, and who acts from where. */
export interface EmailAct {
  site: EmailSite
  origin: AuditOrigin
}

/** Returns what the mails about addresses need, on this deployment. */
export const emailSite = (
  { publicUrl, quotas }: Pick<Config, 'publicUrl' | 'quotas'>,
  { pool }: Pick<Database, 'pool'>,
): EmailSite => ({ publicUrl, codes: createMailboxLimit(pool, quotas) })
