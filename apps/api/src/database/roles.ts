import type { Client } from 'pg'
import type { Config } from '../config.ts'
import type { Database } from './database.types.ts'
import { inTransaction } from './dedicatedClient.ts'
import { allMigrations, migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

/**
 * Migrates with the owner role, if configured, and grants the application's role everything except changes of the audit
 * log. Grants are repeated on each start, for new tables.
 */
export async function migrateAsOwner(
  { databaseOwnerUrl }: Pick<Config, 'databaseOwnerUrl'>,
  database: Pick<Database, 'pool' | 'isPooled'>,
): Promise<void> {
  if (databaseOwnerUrl === null) return migrate(database)
  const { rows } = await database.pool.query<{ role: string }>('select quote_ident(current_user) as role')
  const role = rows[0]?.role ?? ''
  const owner = await openPostgres(databaseOwnerUrl)
  try {
    await migrate(owner, allMigrations, (client) => grantApplication(client, role))
  } finally {
    await owner.close()
  }
}

/** Grants the rights in one transaction, since other processes of the application may be running. */
const grantApplication = (client: Client, role: string): Promise<void> =>
  inTransaction(client, async () => {
    for (const statement of grantsFor(role)) await client.query(statement)
  })

// docs/how-to/deploy.md lists the same statements for operators who migrate by hand.
const grantsFor = (role: string): string[] => [
  `grant usage on schema public, drizzle to ${role}`,
  `grant select, insert, update, delete on all tables in schema public to ${role}`,
  `grant usage, select on all sequences in schema public to ${role}`,
  `grant select on all tables in schema drizzle to ${role}`,
  `revoke update, delete, truncate on public.audit_events, public.ledger_transactions, public.ledger_entries from ${role}`,
  `revoke insert, update, delete, truncate on public.ledger_balances from ${role}`,
]

/** Logs a warning when the application's role could change the audit log: it owns the table, or has the privilege. */
export async function warnOfMutableAuditLog(
  { pool }: Pick<Database, 'pool'>,
  log: { warn: (message: string) => void },
): Promise<void> {
  const { rows } = await pool.query<{ can: boolean }>(
    `select pg_has_role(relowner, 'member') or has_table_privilege(oid, 'update, delete, truncate') as can
     from pg_class where oid = 'public.audit_events'::regclass`,
  )
  if (rows[0]?.can)
    log.warn(
      'The role of DATABASE_URL could change the audit log. Set DATABASE_OWNER_URL: see docs/how-to/deploy.md.',
    )
}
