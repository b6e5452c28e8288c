import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { archivedTables, rowsMark, stepsOf } from './archive.dump.ts'
import type { ArchivedSequence, ArchivedTable, ArchiveHead } from './archive.dump.ts'
import type { Database } from './database.ts'
import { allMigrations, migrate } from './migrate.ts'
import { withOwnClient } from './own.client.ts'

type Target = Pick<Database, 'pool' | 'kind'>

interface Journal {
  entries: { when: number }[]
}

/** What is not the database's in an archive, such as photos, goes elsewhere. */
export type OtherLine = (line: Record<string, unknown>) => Promise<void>

/** How much was restored: rows by table. */
export type Restored = Record<string, number>

/**
 * Makes a database hold what an archive tells, all of it or nothing. The schema is brought to the version of the
 * archive first and to the newest one afterwards, so that the steps in between find the rows that they were written for.
 */
export async function restoreLines(
  target: Target,
  lines: AsyncIterable<string>,
  { replace, other }: { replace: boolean; other: OtherLine },
): Promise<Restored> {
  const each = lines[Symbol.asyncIterator]()
  const head = readHead((await each.next()).value)
  await makeRoom(target, replace)
  await migrateThrough(target, head)
  const rest = { [Symbol.asyncIterator]: () => each }
  const restored = await withOwnClient(target, (client) => fill(client, rest, other))
  await migrate(target)
  return restored
}

function readHead(line: unknown): ArchiveHead {
  try {
    const head: ArchiveHead = JSON.parse(String(line))
    if (head.plomada === 1 && Array.isArray(head.migrations)) return head
  } catch {
    // Not JSON: the sentence below says so.
  }
  throw new Error('This is not a backup of Plomada.')
}

async function makeRoom(target: Target, replace: boolean): Promise<void> {
  await withOwnClient(target, async (client) => {
    if ((await stepsOf(client)).length === 0 && (await archivedTables(client)).length === 0) return
    if (!replace)
      throw new Error('The database is not empty. Add --replace to lose everything that it holds.')
    await client.query('drop schema if exists drizzle cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
  })
}

async function migrateThrough(target: Target, { migrations }: ArchiveHead): Promise<void> {
  const journal: Journal = JSON.parse(await readFile(join(allMigrations, 'meta/_journal.json'), 'utf8'))
  const known = journal.entries.filter(({ when }) => migrations.includes(String(when)))
  if (known.length < migrations.length)
    throw new Error('The backup was made by a newer version: restore it with that one.')
  const folder = await mkdtemp(join(tmpdir(), 'plomada-steps-'))
  try {
    await cp(allMigrations, folder, { recursive: true })
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: known }))
    await migrate(target, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(client: Client, lines: AsyncIterable<string>, other: OtherLine): Promise<Restored> {
  await client.query('begin')
  try {
    const putBack = await takeOffGuards(client)
    const restored = await insertAll(client, lines, other)
    await putBack()
    await client.query('commit')
    return restored
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Rows come table by table, and tables point at each other in a circle: what points is put back at the end, when the
 * database checks it all. Triggers keep what the archive has already.
 */
async function takeOffGuards(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`)
  const tables = await archivedTables(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table } of tables) await client.query(`alter table public.${table} disable trigger user`)
  return async () => {
    for (const { table } of tables) await client.query(`alter table public.${table} enable trigger user`)
    for (const { table, name, rule } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${rule}`)
  }
}

async function insertAll(client: Client, lines: AsyncIterable<string>, other: OtherLine): Promise<Restored> {
  const known = new Map((await archivedTables(client)).map((table) => [table.table, table]))
  const restored: Restored = {}
  let at: ArchivedTable | null = null
  let isWhole = false
  for await (const line of lines) {
    if (line.startsWith(rowsMark)) {
      if (!at) throw new Error('The backup is damaged: it has rows without a table.')
      restored[at.table] =
        (restored[at.table] ?? 0) + (await insertRows(client, at, line.slice(rowsMark.length, -1)))
      continue
    }
    const told: Partial<ArchivedTable & ArchivedSequence> & Record<string, unknown> = JSON.parse(line)
    if (told['end'] === true) isWhole = true
    else if (told.table !== undefined) {
      at = await begun(client, told, known)
      restored[at.table] = 0
    } else if (told.sequence !== undefined)
      await client.query('select setval($1::regclass, $2, $3)', [
        `public.${told.sequence}`,
        told.value,
        told.called,
      ])
    else await other(told)
  }
  if (!isWhole) throw new Error('The backup is cut short: nothing was restored.')
  return restored
}

/** Names become part of statements, so they have to be names that the schema knows. */
async function begun(
  client: Client,
  { table = '', columns = [] }: Partial<ArchivedTable>,
  known: Map<string, ArchivedTable>,
): Promise<ArchivedTable> {
  const mine = known.get(table)
  if (!mine || columns.some((column) => !mine.columns.includes(column)))
    throw new Error(`The backup is damaged: the schema has no ${table} like that.`)
  // Steps of the schema write rows of their own; the archive has them too.
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
