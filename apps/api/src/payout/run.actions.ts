import {
  formatCentavos,
  postPayout,
  postRecovery,
  RUN_MAXIMUM,
  toPayoutReference,
  type PayoutRunDetail,
} from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, asc, eq, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { recordAuditEvent, type AuditOrigin } from '../database/auditLog.ts'
import { transact, type Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { ledgerBalances } from '../database/schema/ledger.ts'
import { payoutAccounts, payoutRuns, payouts } from '../database/schema/payouts.ts'
import { toCsv, type CsvColumns } from '../http/csv.ts'
import { post } from '../ledger/ledger.actions.ts'
import { arePayoutsStopped, describeRun, lockRun, readRun } from './run.queries.ts'

interface RunContext {
  now: Date
  origin: AuditOrigin
}

async function refuseIfStopped(tx: Db): Promise<void> {
  if (await arePayoutsStopped(tx)) refuse('payoutsStopped')
}

/** Makes a payout of the whole balance for everyone who can get one. Two runs at the same moment pay no user twice. */
export const createRun = (
  db: Db,
  { now, origin, minimum }: RunContext & { minimum: number },
): Promise<PayoutRunDetail> =>
  transact(db, async (tx) => {
    await refuseIfStopped(tx)
    const due = await lockDue(tx, { now, minimum })
    if (due.length === 0) refuse('nothingToPayOut')
    const debts = new Map(due.map(({ userId, debt }) => [userId, debt]))
    const [run] = await tx.insert(payoutRuns).values({ createdAt: now }).returning()
    if (!run) refuse('conflict')
    const made = await tx
      .insert(payouts)
      .values(due.map(({ debt: _debt, ...values }) => ({ ...values, runId: run.id, createdAt: now })))
      .onConflictDoNothing()
      .returning()
    if (made.length === 0) refuse('nothingToPayOut')
    await post(
      tx,
      { now },
      made.flatMap((payout) => {
        const debt = debts.get(payout.userId) ?? 0
        return [...(debt > 0 ? [postRecovery({ ...payout, debt })] : []), postPayout('sent', payout)]
      }),
    )
    const detail = await readRun(tx, run.id)
    const { count, amount } = detail.run
    const after = { count, centavos: amount }
    await recordAuditEvent(tx, { ...origin, action: 'payoutRunCreated', subject: describeRun(run.id), after })
    return detail
  })

/** Returns who gets a payout, and locks their accounts, then their balances, each in one order. */
async function lockDue(tx: Db, { now, minimum }: { now: Date; minimum: number }) {
  const accounts = await tx
    .select({
      userId: payoutAccounts.userId,
      cuit: payoutAccounts.cuit,
      target: payoutAccounts.target,
      holder: payoutAccounts.holder,
    })
    .from(payoutAccounts)
    .innerJoin(users, eq(users.id, payoutAccounts.userId))
    .innerJoin(ledgerBalances, eq(ledgerBalances.account, payableOf))
    .where(
      and(
        users.isActive,
        or(isNull(payoutAccounts.frozenUntil), lte(payoutAccounts.frozenUntil, now)),
        sql`${ledgerBalances.balance} >= ${minimum}`,
        notExists(
          tx
            .select({ one: sql`1` })
            .from(payouts)
            .where(
              and(
                eq(payouts.userId, payoutAccounts.userId),
                sql`${payouts.state} in ('pending', 'processing')`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(payoutAccounts.userId))
    .limit(RUN_MAXIMUM)
    .for('update', { of: payoutAccounts })
  // Read again with a lock: another transaction may have changed them.
  const names = accounts.flatMap(({ userId }) => [`payable:${userId}`, `receivable:${userId}`])
  const locked = await tx
    .select()
    .from(ledgerBalances)
    .where(inArray(ledgerBalances.account, names))
    .orderBy(asc(ledgerBalances.account))
    .for('update')
  const balances = new Map(locked.map(({ account, balance }) => [account, balance]))
  return accounts.flatMap((account) => {
    const debt = -(balances.get(`receivable:${account.userId}`) ?? 0)
    const amount = (balances.get(`payable:${account.userId}`) ?? 0) - debt
    return amount >= minimum ? { ...account, amount, debt } : []
  })
}

const payableOf = sql`'payable:' || ${payoutAccounts.userId}`

type FileRow = typeof payouts.$inferSelect

/** Returns centavos as banks read them: without points, with a comma. */
const toBankAmount = (centavos: number): string => formatCentavos(centavos).replaceAll('.', '')

const fileColumns: CsvColumns<FileRow> = {
  CUIT: ({ cuit }) => cuit,
  'CBU, CVU o alias': ({ target }) => target,
  Titular: ({ holder }) => holder,
  Importe: ({ amount }) => toBankAmount(amount),
  Referencia: toPayoutReference,
}

/** Returns the payouts of a run that have not ended as the text of a file for the bank. They are on their way from then on. */
export const exportRun = (db: Db, id: number, { now, origin }: RunContext): Promise<string> =>
  transact(db, async (tx) => {
    await refuseIfStopped(tx)
    const rows = await lockRun(tx, id)
    await tx
      .update(payouts)
      .set({ state: 'processing' })
      .where(and(eq(payouts.runId, id), eq(payouts.state, 'pending')))
    await tx
      .update(payoutRuns)
      .set({ exportedAt: now })
      .where(and(eq(payoutRuns.id, id), isNull(payoutRuns.exportedAt)))
    await recordAuditEvent(tx, { ...origin, action: 'payoutRunExported', subject: describeRun(id) })
    return toCsv(
      rows.filter(({ state }) => state === 'pending' || state === 'processing'),
      fileColumns,
    )
  })
