import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/** Deletes every row of every table and restarts the ids. */
export async function emptyTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  await db.transaction(async (tx) => {
    // A trigger refuses deleting from the audit log.
    await tx.execute(sql`alter table audit_events disable trigger user`)
    await tx.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`))
    await tx.execute(sql`alter table audit_events enable trigger user`)
  })
}

/** Deletes all movements of money, which no statement can change, and their documents. */
export const emptyLedger = (db: Db) =>
  db.execute(sql`truncate invoices, invoice_series, ledger_transactions, ledger_entries, ledger_balances`)
