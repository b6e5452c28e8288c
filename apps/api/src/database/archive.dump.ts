import type { Client } from 'pg'
import type { Database } from './database.ts'
import { withOwnClient } from './own.client.ts'

/** The first line of an archive. */
export interface ArchiveHead {
  plomada: 1
  at: string
  /** The steps of the schema that its rows fit. */
  migrations: string[]
}

/** The columns of a table whose rows follow. */
export interface ArchivedTable {
  table: string
  columns: string[]
}

/** What the next row of a table will be numbered. */
export interface ArchivedSequence {
  sequence: string
  value: string
  called: boolean
}

/** The beginning of a line of rows; what follows is the database's own JSON, which nobody else reads: numbers stay exact. */
export const rowsMark = '{"rows":'

const rowsAtATime = 500

// What counts for a minute is not kept, and what is computed from other columns is computed again.
const tablesOf = `
  select quote_ident(c.relname) as "table", json_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`

/** The tables that an archive holds, with their columns. */
export async function archivedTables(client: Client): Promise<ArchivedTable[]> {
  return (await client.query<ArchivedTable>(tablesOf)).rows
}

/** The steps of the schema that were taken; none in a database that has nothing of ours. */
export async function stepsOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  )
  if (!found[0]?.there) return []
  const { rows } = await client.query<{ step: string }>(
    'select created_at::text as step from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ step }) => step)
}

/** Tells a whole database line by line, as it was at one moment; people may go on writing meanwhile. */
export async function dumpLines(
  database: Pick<Database, 'pool' | 'kind'>,
  write: (line: string) => Promise<void>,
): Promise<void> {
  await withOwnClient(database, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    try {
      const migrations = await stepsOf(client)
      if (migrations.length === 0) throw new Error('There is nothing to back up: the database is empty.')
      const head: ArchiveHead = { plomada: 1, at: new Date().toISOString(), migrations }
      await write(JSON.stringify(head))
      for (const table of await archivedTables(client)) await dumpTable(client, table, write)
      for (const sequence of await sequencesOf(client)) await write(JSON.stringify(sequence))
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
    const { rows: some } = await client.query<{ row: string }>(`fetch ${rowsAtATime} from every`)
    if (some.length === 0) break
    await write(`${rowsMark}[${some.map(({ row }) => row).join(',')}]}`)
  }
  await client.query('close every')
}

async function sequencesOf(client: Client): Promise<ArchivedSequence[]> {
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
