import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { listTables, ROWS_PREFIX, readAppliedMigrations } from './archive.dump.ts'
import type { ArchivedSequence, ArchivedTable, ArchiveHead } from './archive.dump.ts'
import type { Database } from './database.types.ts'
import { allMigrations, migrate } from './migrate.ts'
import { inTransaction, withDedicatedClient } from './dedicatedClient.ts'

type Target = Pick<Database, 'pool'>

interface Journal {
  entries: { when: number }[]
}

/** Receives the lines that are not about the database, such as photos. */
export type OnOtherLine = (line: Record<string, unknown>) => Promise<void>

/** The number of restored rows by table. */
export type Restored = Record<string, number>

/**
 * Restores an archive completely or not at all. The schema is migrated to the version of the archive first and to the
 * newest version afterwards, so that the migrations in between change the restored rows.
 */
export async function restoreLines(
  target: Target,
  lines: AsyncIterable<string>,
  { replace, onOtherLine }: { replace: boolean; onOtherLine: OnOtherLine },
): Promise<Restored> {
  const iterator = lines[Symbol.asyncIterator]()
  const head = parseHead((await iterator.next()).value)
  await clear(target, replace)
  await migrateTo(target, head)
  const rest = { [Symbol.asyncIterator]: () => iterator }
  const restored = await withDedicatedClient(target, (client) => fill(client, rest, onOtherLine))
  await migrate(target)
  return restored
}

function parseHead(line: unknown): ArchiveHead {
  try {
    const head: ArchiveHead = JSON.parse(String(line))
    if (head.plomada === 1 && Array.isArray(head.migrations)) return head
  } catch {
    // The line is not JSON.
  }
  throw new Error('This is not a backup of Plomada.')
}

async function clear(target: Target, replace: boolean): Promise<void> {
  await withDedicatedClient(target, async (client) => {
    if ((await readAppliedMigrations(client)).length === 0 && (await listTables(client)).length === 0) return
    if (!replace) throw new Error('The database is not empty. Add --replace to delete its content.')
    await client.query('drop schema if exists drizzle cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
  })
}

async function migrateTo(target: Target, { migrations }: ArchiveHead): Promise<void> {
  const journal: Journal = JSON.parse(await readFile(join(allMigrations, 'meta/_journal.json'), 'utf8'))
  const known = journal.entries.filter(({ when }) => migrations.includes(String(when)))
  if (known.length < migrations.length)
    throw new Error('The backup was made by a newer version: restore it with that one.')
  const folder = await mkdtemp(join(tmpdir(), 'plomada-migrations-'))
  try {
    await cp(allMigrations, folder, { recursive: true })
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: known }))
    await migrate(target, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const fill = (client: Client, lines: AsyncIterable<string>, onOtherLine: OnOtherLine): Promise<Restored> =>
  inTransaction(client, async () => {
    const restoreGuards = await removeGuards(client)
    const restored = await insertAll(client, lines, onOtherLine)
    await restoreGuards()
    return restored
  })

/**
 * Drops the foreign keys, because tables reference each other in a circle, and disables the triggers, because the archive
 * contains what they write. Returns a function that restores both; the database then checks all keys.
 */
async function removeGuards(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`)
  const tables = await listTables(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table } of tables) await client.query(`alter table public.${table} disable trigger user`)
  return async () => {
    for (const { table } of tables) await client.query(`alter table public.${table} enable trigger user`)
    for (const { table, name, rule } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${rule}`)
  }
}

async function insertAll(
  client: Client,
  lines: AsyncIterable<string>,
  onOtherLine: OnOtherLine,
): Promise<Restored> {
  const known = new Map((await listTables(client)).map((table) => [table.table, table]))
  const restored: Restored = {}
  let current: ArchivedTable | null = null
  let isComplete = false
  for await (const line of lines) {
    if (line.startsWith(ROWS_PREFIX)) {
      if (!current) throw new Error('The backup is damaged: it has rows without a table.')
      const count = await insertRows(client, current, line.slice(ROWS_PREFIX.length, -1))
      restored[current.table] = (restored[current.table] ?? 0) + count
      continue
    }
    const record: Partial<ArchivedTable & ArchivedSequence> & Record<string, unknown> = JSON.parse(line)
    if (record['end'] === true) isComplete = true
    else if (record.table !== undefined) {
      current = await startTable(client, record, known)
      restored[current.table] = 0
    } else if (record.sequence !== undefined)
      await client.query('select setval($1::regclass, $2, $3)', [
        `public.${record.sequence}`,
        record.value,
        record.called,
      ])
    else await onOtherLine(record)
  }
  if (!isComplete) throw new Error('The backup is truncated: nothing was restored.')
  return restored
}

/** Checks the names of a table, which become part of statements, and deletes the rows of migrations. */
async function startTable(
  client: Client,
  { table = '', columns = [] }: Partial<ArchivedTable>,
  known: Map<string, ArchivedTable>,
): Promise<ArchivedTable> {
  const found = known.get(table)
  if (!found || columns.some((column) => !found.columns.includes(column)))
    throw new Error(`The backup is damaged: the schema has no such table ${table}.`)
  await client.query(`delete from public.${table}`)
  return { table, columns }
}

async function insertRows(client: Client, { table, columns }: ArchivedTable, rows: string): Promise<number> {
  const names = columns.join(', ')
  const { rowCount } = await client.query(
    `insert into public.${table} (${names}) overriding system value
     select ${names} from json_populate_recordset(null::public.${table}, $1::json)`,
    [rows],
  )
  return rowCount ?? 0
}
