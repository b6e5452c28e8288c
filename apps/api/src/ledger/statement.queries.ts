import { TIME_ZONE, type Statement, type StatementLine } from '@plomada/domain'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'

// One text: the months of a statement and of the list are the same expression.
const monthOf = sql<string>`to_char(${ledgerTransactions.createdAt} at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YYYY-MM')`

/** What is owed to a professional is on one account, what they owe on another: together they are the balance that they see. */
const isOwn = (userId: number) =>
  inArray(ledgerEntries.account, [`payable:${userId}`, `receivable:${userId}`])

/** Returns the months in which the balance of a professional moved, the newest first. */
export async function listMonths(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ month: monthOf })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(isOwn(userId))
    .orderBy(desc(monthOf))
  return rows.map(({ month }) => month)
}

type Row = {
  id: string
  created_at: Date
  kind: string
  assignment_id: number | null
  title: string | null
  invoice_id: number | null
  amount: string
  balance: string
}

/** Returns the movements of the balance of a professional in a month such as 2026-11. */
export async function readStatement(db: Db, userId: number, month: string): Promise<Statement> {
  const { rows } = await db.execute<Row>(sql`
    select line.*, offers.title, invoices.id as invoice_id from (
      select ledger_transactions.id, ledger_transactions.created_at, ledger_transactions.kind,
        ledger_transactions.assignment_id, sum(ledger_entries.amount) as amount, ${monthOf} as month,
        sum(sum(ledger_entries.amount)) over (order by ledger_transactions.id) as balance
      from ledger_entries join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
      where ${isOwn(userId)}
      group by ledger_transactions.id having sum(ledger_entries.amount) <> 0
    ) as line
    left join invoices on invoices.transaction_id = line.id
    left join assignments on assignments.id = line.assignment_id
    left join offers on offers.id = assignments.offer_id
    where line.month = ${month} order by line.id`)
  const lines = rows.map(toLine)
  const [first] = lines
  const opening = first ? first.balance - first.amount : await readOpening(db, userId, month)
  return { month, opening, closing: lines.at(-1)?.balance ?? opening, lines }
}

const toLine = ({
  id,
  created_at,
  kind,
  assignment_id,
  title,
  invoice_id,
  amount,
  balance,
}: Row): StatementLine => ({
  id: Number(id),
  createdAt: new Date(created_at),
  kind,
  assignment: assignment_id === null ? null : { id: assignment_id, title: title ?? '' },
  invoiceId: invoice_id,
  amount: Number(amount),
  balance: Number(balance),
})

async function readOpening(db: Db, userId: number, month: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(sql`${isOwn(userId)} and ${monthOf} < ${month}`)
  return Number(row?.sum ?? 0)
}
