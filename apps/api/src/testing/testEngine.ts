import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database } from '../database/database.ts'
import { openPostgres } from '../database/postgres.ts'
import { toDatabaseUrl } from './databaseUrl.ts'
import { emptyTables } from './emptyTables.ts'
import type { Template } from './globalSetup.ts'
import { runOnServer } from './serverDatabases.ts'

/** A migrated database that tests use one after the other. */
export interface TestEngine {
  /** Opens a connection pool. */
  connect: () => Promise<Database>
  /** Deletes all rows. Returns false if a test changed the schema, so that the database cannot be reused. */
  reset: () => Promise<boolean>
  /** Closes and deletes the database. */
  remove: () => Promise<void>
}

/** Opens a copy of the template. */
export async function openEngine({ server, pooler, name: template }: Template): Promise<TestEngine> {
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await runOnServer(server, `create database ${name} template ${template}`)
  const url = toDatabaseUrl(server, name)
  const pool = new Pool({ connectionString: url, max: 1 })
  pool.on('error', () => {})
  async function remove(): Promise<void> {
    await pool.end()
    await runOnServer(server, `drop database ${name} with (force)`)
  }
  const connect = () =>
    pooler === null ? openPostgres(url) : openPostgres(toDatabaseUrl(pooler, name), { isPooled: true })
  return { connect, reset: await createReset(pool), remove }
}

/** Hashes the tables, columns, constraints, indexes, triggers and functions, except those of PostgreSQL. */
const schemaDigest = `select md5(string_agg(part, ';' order by part)) as digest from (
  select concat_ws(' ', 'relation', oid, relname) as part from pg_class where oid >= 16384 and relkind <> 't'
  union all select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, attisdropped)
    from pg_attribute where attrelid >= 16384
  union all select concat_ws(' ', 'constraint', oid, conname, convalidated) from pg_constraint where oid >= 16384
  union all select concat_ws(' ', 'trigger', oid, tgname, tgenabled) from pg_trigger
  union all select concat_ws(' ', 'function', oid, proname, md5(prosrc)) from pg_proc where oid >= 16384) as parts`

async function createReset(pool: Pool): Promise<() => Promise<boolean>> {
  const digest = async () => (await pool.query<{ digest: string }>(schemaDigest)).rows[0]?.digest
  const first = await digest()
  const db = drizzle({ client: pool })
  return async () => {
    if ((await digest()) !== first) return false
    await emptyTables(db)
    // The planner would plan with the values of the last test.
    await pool.query('delete from pg_statistic where starelid >= 16384')
    return true
  }
}
