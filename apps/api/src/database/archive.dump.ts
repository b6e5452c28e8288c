import type { Client, ClientBase } from 'pg'
import type { Database } from './database.types.ts'
import { withDedicatedClient } from './dedicatedClient.ts'

/** The first line of an archive. */
export interface ArchiveHead {
  plomada: 1
  at: string
  /** The migrations of the schema that the rows have. */
  migrations: string[]
}

/** A line before the rows of a table. */
export interface ArchivedTable {
  table: string
  columns: string[]
}

/** The state of a sequence. */
export interface ArchivedSequence {
  sequence: string
  value: string
  called: boolean
}

/** The start of a line of rows. The rest is JSON of the database, which is never parsed here, so numbers stay exact. */
export const ROWS_PREFIX = '{"rows":'

const ROWS_PER_LINE = 500

// Omits unlogged tables and generated columns.
const tablesQuery = `
  select quote_ident(c.relname) as "table", json_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`

/** Returns the tables of an archive with their columns. */
export async function listTables(client: Client): Promise<ArchivedTable[]> {
  return (await client.query<ArchivedTable>(tablesQuery)).rows
}

/** Returns the applied migrations; none in an empty database. */
export async function readAppliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query<{ migration: string }>(
    'select created_at::text as migration from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ migration }) => migration)
}

/** Writes a snapshot of the database line by line. The server may keep writing. */
export async function dumpLines(
  database: Pick<Database, 'pool'>,
  write: (line: string) => Promise<void>,
): Promise<void> {
  await withDedicatedClient(database, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    try {
      const migrations = await readAppliedMigrations(client)
      if (migrations.length === 0) throw new Error('There is nothing to back up: the database is empty.')
      const head: ArchiveHead = { plomada: 1, at: new Date().toISOString(), migrations }
      await write(JSON.stringify(head))
      for (const table of await listTables(client)) await dumpTable(client, table, write)
      for (const sequence of await readSequences(client)) await write(JSON.stringify(sequence))
    } finally {
      await client.query('rollback')
    }
  })
}

async function dumpTable(
  client: Client,
  { table, columns }: ArchivedTable,
  write: (line: string) => Promise<void>,
) {
  await write(JSON.stringify({ table, columns }))
  const rows = `select row_to_json(each)::text as row from (select ${columns.join(', ')} from public.${table}) as each`
  await client.query(`declare every no scroll cursor for ${rows}`)
  for (;;) {
    const { rows: batch } = await client.query<{ row: string }>(`fetch ${ROWS_PER_LINE} from every`)
    if (batch.length === 0) break
    await write(`${ROWS_PREFIX}[${batch.map(({ row }) => row).join(',')}]}`)
  }
  await client.query('close every')
}

async function readSequences(client: Client): Promise<ArchivedSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' order by 1",
  )
  const found: ArchivedSequence[] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<Omit<ArchivedSequence, 'sequence'>>(
      `select last_value::text as value, is_called as called from public.${name}`,
    )
    if (state[0]) found.push({ sequence: name, ...state[0] })
  }
  return found
}
