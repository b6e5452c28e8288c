import type { Account, Entry } from '@plomada/domain'
import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { ledgerBalances, ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'

/** Returns the balance of an account in centavos; 0 if it was never used. */
export async function readBalance(db: Db, account: Account): Promise<number> {
  const [found] = await db
    .select({ balance: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(eq(ledgerBalances.account, account))
  return found?.balance ?? 0
}

/**
 * Returns how often a job released money, the centavos that are released now, with the commission, and those that it holds.
 * What the provider paid to the professional at once has its payment, and is not counted.
 */
export async function readReleases(
  db: Db,
  assignmentId: number,
): Promise<{ rounds: number; released: number; held: number }> {
  const balance = db
    .select({ balance: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(eq(ledgerBalances.account, `held:${assignmentId}`))
  const [found] = await db
    .select({
      rounds: sql<number>`count(*) filter (where ${ledgerTransactions.kind} = 'release')`.mapWith(Number),
      released: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)`.mapWith(Number),
      held: sql<number>`coalesce((${balance}), 0)`.mapWith(Number),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.assignmentId, assignmentId),
        isNull(ledgerTransactions.paymentId),
        inArray(ledgerTransactions.kind, ['release', 'freeze']),
        like(ledgerEntries.account, 'held:%'),
      ),
    )
  return found ?? { rounds: 0, released: 0, held: 0 }
}

/** Returns what is owed to a professional, without their debts, in centavos. */
export const readOwed = async (db: Db, userId: number): Promise<number> =>
  (await readBalance(db, `payable:${userId}`)) + (await readBalance(db, `receivable:${userId}`))

/** Locks the balance of a professional until the transaction ends: a payout must not take what is read. */
export async function lockPayable(tx: Db, userId: number): Promise<number> {
  const [found] = await tx
    .select({ balance: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(eq(ledgerBalances.account, `payable:${userId}`))
    .for('update')
  return found?.balance ?? 0
}

/** Returns the entries of a movement; none if there is no such movement. */
export async function readEntries(db: Db, reference: string): Promise<Entry[]> {
  const rows = await db
    .select({ account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.reference, reference))
    .orderBy(ledgerEntries.id)
  return rows as Entry[]
}

/** Returns what the platform still has of the commission of a payment that was divided, in centavos. */
export async function readFee(db: Db, paymentId: number): Promise<number> {
  const [found] = await db
    .select({ fee: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.paymentId, paymentId), eq(ledgerEntries.account, 'commission')))
  return found?.fee ?? 0
}
