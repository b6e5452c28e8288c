import { TIME_ZONE, type Account, type Statement, type StatementLine } from '@plomada/domain'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'

// One text: the months of a statement and of the list are the same expression.
const monthOf = sql<string>`to_char(${ledgerTransactions.createdAt} at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YYYY-MM')`

const toPayable = (userId: number): Account => `payable:${userId}`

/** Returns the months in which the balance of a professional moved, the newest first. */
export async function listMonths(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ month: monthOf })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.account, toPayable(userId)))
    .orderBy(desc(monthOf))
  return rows.map(({ month }) => month)
}

type Row = {
  id: string
  created_at: Date
  kind: string
  assignment_id: number | null
  title: string | null
  amount: string
  balance: string
}

/** Returns the movements of the balance of a professional in a month such as 2026-11. */
export async function readStatement(db: Db, userId: number, month: string): Promise<Statement> {
  const account = toPayable(userId)
  const { rows } = await db.execute<Row>(sql`
    select line.*, offers.title from (
      select ledger_entries.id, ledger_transactions.created_at, ledger_transactions.kind,
        ledger_transactions.assignment_id, ledger_entries.amount, ${monthOf} as month,
        sum(ledger_entries.amount) over (order by ledger_entries.id) as balance
      from ledger_entries join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
      where ledger_entries.account = ${account}
    ) as line
    left join assignments on assignments.id = line.assignment_id
    left join offers on offers.id = assignments.offer_id
    where line.month = ${month} order by line.id`)
  const lines = rows.map(toLine)
  const [first] = lines
  const opening = first ? first.balance - first.amount : await readOpening(db, account, month)
  return { month, opening, closing: lines.at(-1)?.balance ?? opening, lines }
}

const toLine = ({ id, created_at, kind, assignment_id, title, amount, balance }: Row): StatementLine => ({
  id: Number(id),
  createdAt: new Date(created_at),
  kind,
  assignment: assignment_id === null ? null : { id: assignment_id, title: title ?? '' },
  amount: Number(amount),
  balance: Number(balance),
})

async function readOpening(db: Db, account: Account, month: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(sql`${ledgerEntries.account} = ${account} and ${monthOf} < ${month}`)
  return Number(row?.sum ?? 0)
}
