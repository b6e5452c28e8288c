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
