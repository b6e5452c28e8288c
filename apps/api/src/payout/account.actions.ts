import { createHmac } from 'node:crypto'
import { getFreezeEnd, maskTarget, PAYOUT_CODE_MINUTES, type PayoutAccount } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { getChangedFields, recordAuditEvent, type AuditOrigin } from '../database/auditLog.ts'
import { transact, type Db } from '../database/database.ts'
import { emailChanges } from '../database/schema/infrastructure.ts'
import { payoutAccounts } from '../database/schema/payouts.ts'
import { isSameSecret } from '../http/secrets.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import { REVERT_DAYS } from '../user/email.actions.ts'
import { lockUser, type Person } from '../user/user.queries.ts'
import { findAccount, toPayoutAccount, type AccountRow } from './account.queries.ts'
import { payoutMails } from './payout.mails.ts'

interface NewAccount {
  cuit: string
  target: string
  holder: string
}

/** The dependencies of changes of an account. */
export interface AccountContext {
  /** Signs the codes. */
  key: string
  publicUrl: string
  now: Date
  origin: AuditOrigin
}

const STEP_MS = PAYOUT_CODE_MINUTES * 60_000

/** Returns the code of an account in a step of time. A change of the account makes the codes before it invalid. */
function createCode(
  key: string,
  userId: number,
  about: NewAccount & { before: AccountRow | null; step: number },
) {
  const { cuit, target, holder, before, step } = about
  const text = JSON.stringify([userId, cuit, target, holder, before?.changedAt.getTime() ?? null, step])
  const digest = createHmac('sha256', key).update(`payoutAccount ${text}`).digest()
  return String(digest.readUIntBE(0, 6) % 100_000_000).padStart(8, '0')
}

/** Mails a user the code that confirms an account. */
export async function sendAccountCode(
  db: Db,
  { id }: Person,
  account: NewAccount,
  { key, publicUrl, now }: Omit<AccountContext, 'origin'>,
): Promise<void> {
  await transact(db, async (tx) => {
    const user = await lockUser(tx, id)
    const before = await findAccount(tx, id)
    const step = Math.floor(now.getTime() / STEP_MS)
    const code = createCode(key, id, { ...account, before, step })
    const target = maskTarget(account.target)
    await enqueueMail(tx, payoutMails.code({ to: user.email, publicUrl }, { code, target }))
  })
}

/** Sets the account of a user with its mailed code. A replaced one gets no payouts for a while, and their owner a mail. */
export async function saveAccount(
  db: Db,
  { id }: Person,
  { code, ...account }: NewAccount & { code: string },
  { key, publicUrl, now, origin }: AccountContext,
): Promise<PayoutAccount> {
  return transact(db, async (tx) => {
    const user = await lockUser(tx, id)
    const before = await findAccount(tx, id)
    const step = Math.floor(now.getTime() / STEP_MS)
    const codes = [step, step - 1].map((one) => createCode(key, id, { ...account, before, step: one }))
    if (!codes.some((expected) => isSameSecret(code, expected)))
      refuse('invalid', { fields: { code: 'Ese código no es correcto o ya venció' } })
    const isOther = before !== null && (before.target !== account.target || before.cuit !== account.cuit)
    const frozenUntil = isOther ? getFreezeEnd(now) : (before?.frozenUntil ?? null)
    const values = { ...account, frozenUntil, changedAt: now }
    const [saved] = await tx
      .insert(payoutAccounts)
      .values({ userId: id, ...values })
      .onConflictDoUpdate({ target: payoutAccounts.userId, set: values })
      .returning()
    if (!saved) refuse('conflict')
    const change = { target: maskTarget(saved.target), frozenUntil: saved.frozenUntil }
    for (const to of new Set([user.email, ...(await findEarlierEmails(tx, id))]))
      await enqueueMail(tx, payoutMails.changed({ to, publicUrl }, change))
    await recordAuditEvent(tx, {
      ...origin,
      action: 'payoutAccountChanged',
      subject: { kind: 'account', id, label: user.email },
      ...getChangedFields(describe(before), describe(saved)),
    })
    return toPayoutAccount(saved)
  })
}

const describe = (row: AccountRow | null) => ({
  cuit: row?.cuit ?? null,
  target: row && maskTarget(row.target),
  holder: row?.holder ?? null,
})

/** Returns the verified addresses that a user has replaced lately: their owner may be another person. */
async function findEarlierEmails(tx: Db, userId: number): Promise<string[]> {
  const rows = await tx
    .select({ email: emailChanges.oldEmail })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNotNull(emailChanges.revertDigest),
        eq(emailChanges.isReverted, false),
        gt(emailChanges.confirmedAt, sql`now() - make_interval(days => ${REVERT_DAYS})`),
      ),
    )
  return rows.flatMap(({ email }) => email ?? [])
}
