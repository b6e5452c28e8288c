import type { Account, JobBook, LedgerTransaction, PersonBook } from '@plomada/domain'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { ledgerBalances, ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'

/** Returns the money of a job in the ledger. */
export async function readJobBook(db: Db, id: number): Promise<JobBook> {
  const { rows } = await db.execute<Record<keyof JobBook, string | null>>(sql`
    select sum(e.amount) filter (where e.account = 'held:' || t.assignment_id) as held,
      -sum(e.amount) filter (where e.account = 'held:' || t.assignment_id and t.kind in ('release', 'freeze')) as released,
      sum(e.amount) filter (where e.account = 'commission') as commission,
      count(distinct t.id) filter (where t.kind = 'release') as releases,
      count(distinct t.id) filter (where t.kind = 'freeze') as freezes
    from ${ledgerTransactions} as t join ${ledgerEntries} as e on e.transaction_id = t.id
    where t.assignment_id = ${id}`)
  const [row] = rows
  const read = (name: keyof JobBook) => Number(row?.[name] ?? 0)
  return {
    held: read('held'),
    released: read('released'),
    commission: read('commission'),
    releases: read('releases'),
    freezes: read('freezes'),
  }
}

/** Returns the balances of accounts in centavos, in their order; 0 for those that were never used. */
export async function readBalances(db: Db, accounts: readonly Account[]): Promise<number[]> {
  const rows = await db
    .select()
    .from(ledgerBalances)
    .where(inArray(ledgerBalances.account, [...accounts]))
  const found = new Map<string, number>(rows.map(({ account, balance }) => [account, balance]))
  return accounts.map((account) => found.get(account) ?? 0)
}

/** Returns what the platform owes a professional and what they owe it. */
export async function readPersonBook(db: Db, userId: number): Promise<PersonBook> {
  const [payable = 0, receivable = 0] = await readBalances(db, [`payable:${userId}`, `receivable:${userId}`])
  return { payable, debt: Math.abs(receivable) }
}

/** Returns the movements of a job, the oldest first. */
export async function readStatement(db: Db, assignmentId: number): Promise<LedgerTransaction[]> {
  const rows = await db
    .select({ transaction: ledgerTransactions, entry: ledgerEntries })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.assignmentId, assignmentId))
    .orderBy(asc(ledgerTransactions.id), asc(ledgerEntries.id))
  const found = new Map<number, LedgerTransaction>()
  for (const { transaction, entry } of rows) {
    const { id, kind, reference, reason, createdAt } = transaction
    const known = found.get(id) ?? {
      id,
      kind: kind as LedgerTransaction['kind'],
      reference,
      reason,
      createdAt,
      entries: [],
    }
    known.entries.push({ account: entry.account, amount: entry.amount })
    found.set(id, known)
  }
  return [...found.values()]
}
