import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { toDatabaseUrl } from '../testing/databaseUrl.ts'
import type { Database } from './database.ts'
import { allMigrations, migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

// Creates and migrates a large marketplace.

const template = inject('template')
const OFFERS = 12_000

let folder: string
const cleanups: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plomada-old-'))
  await cp(allMigrations, folder, { recursive: true })
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'))
  const entries = journal.entries.slice(0, 3)
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
})
let address: string
let database: Database
beforeEach(async () => {
  ;({ address, database } = await emptyDatabase())
  await migrate(database, folder)
})
afterAll(async () => {
  for (const remove of cleanups) await remove()
  await rm(folder, { recursive: true, force: true })
})

async function emptyDatabase(): Promise<{ address: string; database: Database }> {
  const name = `${template.name}_${randomBytes(6).toString('hex')}`
  const server = new Pool({ connectionString: template.server, max: 1 })
  await server.query(`create database ${name}`)
  const opened = await openPostgres(toDatabaseUrl(template.server, name))
  cleanups.push(async () => {
    await opened.close()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  return { address: toDatabaseUrl(template.server, name), database: opened }
}

/** Inserts users and offers into the schema from before the counters. */
async function fillOldSchema(): Promise<void> {
  const { pool } = database
  await pool.query(
    `insert into trades (name, description) select 'Oficio ' || i, '' from generate_series(1, 3) as i`,
  )
  await pool.query(`insert into users (issuer, subject, nickname, email, first_name, is_active, role, days)
    select 'test', i::text, 'n' || i, i || '@plomada.test', 'Persona', i % 9 <> 0,
      case when i % 2 = 0 then 'professional' else 'comun' end, i % 128 from generate_series(1, 500) as i`)
  await pool.query('insert into user_trades select id, 1 + id % 3 from users where id % 2 = 0')
  for (let from = 1; from <= OFFERS; from += 3000) {
    const each = `generate_series(${from}, ${from + 2999}) as i`
    await pool.query(`insert into offers (owner_id, title, description, budget, province, city, address, published_at, is_active)
      select 1 + i % 500, 'Pintar ' || md5(i::text), '', 10, 'Buenos Aires', (array['Lanus', 'Tigre'])[1 + i % 2], 'Calle 1',
        now() - i * interval '20 minutes', i % 11 > 0 from ${each}`)
    await pool.query(`insert into offer_trades select i, 1 + i % 3 from ${each}`)
  }
}

/** Counts inconsistencies of lists, counters and indexes. */
async function findInconsistencies({ pool }: Pick<Database, 'pool'>): Promise<unknown> {
  const { rows } =
    await pool.query(`select recount_offers() as offers, recount_professionals() as professionals,
    (select count(*)::integer from offers where is_listed is null) as unlisted,
    (select count(*)::integer from pg_index where not indisvalid) as indexes`)
  return rows[0]
}
const findInvalidIndexes = async (client: Client): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where not indisvalid',
    )
  ).rows.map(({ name }) => name)
const consistent = { offers: 0, professionals: 0, unlisted: 0, indexes: 0 }

test('migrates a marketplace from before the counters, and migrating again changes nothing', async () => {
  await fillOldSchema()
  await migrate(database)
  const { rows } = await database.pool.query(
    `select sum(total)::integer as total from offer_counts where trade_id = 0
     union all select count(*)::integer from offers join users on users.id = owner_id where offers.is_active and users.is_active`,
  )
  expect(rows[0]?.total).toBeGreaterThan(OFFERS / 2)
  expect(rows[0]).toEqual(rows[1])
  expect(await findInconsistencies(database)).toEqual(consistent)
  await migrate(database)
  expect(await findInconsistencies(database)).toEqual(consistent)
})

/** Opens a connection with a lock timeout in milliseconds. */
async function openClient(milliseconds: number): Promise<Client> {
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(`set lock_timeout = ${milliseconds}`)
  return client
}

const writes = [
  (
    n: number,
  ) => `with one as (insert into offers (owner_id, title, description, budget, province, city, address)
     values (${1 + (n % 500)}, 'Nueva ${n}', '', 10, 'Buenos Aires', 'Lanus', 'Calle 1') returning id)
     select id from one`,
  (n: number) => `insert into offer_trades select max(id), ${1 + (n % 3)} from offers on conflict do nothing`,
  (n: number) => `update users set is_active = not is_active where id = ${1 + ((n * 7) % 500)}`,
  (n: number) =>
    `update users set days = ${n % 128}, role = 'professional' where id = ${1 + ((n * 11) % 500)}`,
  (n: number) =>
    `update offers set city = 'Pilar', title = 'Otra ${n}' where id = ${1 + ((n * 97) % OFFERS)}`,
  (n: number) => `delete from offers where id = ${1 + ((n * 89) % OFFERS)}`,
  (n: number) => `insert into user_trades values (${1 + (n % 500)}, ${1 + (n % 3)}) on conflict do nothing`,
]

test('neither refuses nor blocks writes while migrating a large marketplace', async () => {
  await fillOldSchema()
  const writer = await openClient(2000)
  const refused: unknown[] = []
  const end = new AbortController()
  let written = 0
  async function write(): Promise<void> {
    for (; !end.signal.aborted; written++)
      await writer
        .query(writes[written % writes.length]?.(written) ?? '')
        .catch((error: unknown) => refused.push(error))
  }
  const writing = write()
  await migrate(database).finally(() => end.abort())
  await writing
  await writer.end()
  expect(refused).toEqual([])
  expect(written).toBeGreaterThan(50)
  expect(await findInconsistencies(database)).toEqual(consistent)
})

test('a statement that is repeated until nothing is left may be the first of its migration, after other comments', async () => {
  const batches = await mkdtemp(join(tmpdir(), 'plomada-batches-'))
  const tags = ['0000_rows', '0001_batches']
  const files = [
    'create table filled as select i as id, false as is_filled from generate_series(1, 10) as i',
    `-- Beside the work of others: fills old rows.
-- Until nothing is left
update filled set is_filled = true where id in (select id from filled where not is_filled limit 3)`,
  ]
  for (const [index, file] of files.entries()) await writeFile(join(batches, `${tags[index]}.sql`), file)
  const entries = tags.map((tag, idx) => ({
    idx,
    tag,
    when: Date.now() + idx,
    version: '7',
    breakpoints: true,
  }))
  await mkdir(join(batches, 'meta'))
  await writeFile(join(batches, 'meta/_journal.json'), JSON.stringify({ entries }))
  await migrate(database, batches)
  const { rows } = await database.pool.query('select is_filled, count(*)::int from filled group by is_filled')
  expect(rows).toEqual([{ is_filled: true, count: 10 }])
  await rm(batches, { recursive: true })
})

test('retries a migration that waits for a lock without blocking other statements', async () => {
  const holder = await openClient(0)
  await holder.query('begin')
  await holder.query('lock table offers in row exclusive mode')
  const migrating = migrate(database)
  const isWaiting = async () =>
    ((
      await holder.query(
        'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
      )
    ).rowCount ?? 0) > 0
  // The migration waits, gives up and waits again: at least one retry.
  for (const state of [true, false, true]) await expect.poll(isWaiting, { interval: 20 }).toBe(state)
  await holder.query('commit')
  await migrating
  await holder.end()
  expect(await findInconsistencies(database)).toEqual(consistent)
})

test('resumes an interrupted migration and rebuilds an invalid index', async () => {
  await fillOldSchema()
  const [killer, reader] = [await openClient(0), await openClient(0)]
  // An index is not valid before the transactions end that began before it.
  await reader.query('begin isolation level repeatable read')
  await reader.query('select')
  const killed = migrate(database).then(
    () => null,
    (error: unknown) => error,
  )
  await expect
    .poll(
      async () =>
        (
          await killer.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like '%INDEX CONCURRENTLY IF NOT EXISTS "offers_unfilled"%'
            and wait_event_type = 'Lock' and pid <> pg_backend_pid()`)
        ).rowCount,
      { interval: 20 },
    )
    .toBeTruthy()
  expect(await killed).toBeInstanceOf(Error)
  expect(await findInvalidIndexes(killer)).toEqual(['offers_unfilled'])
  await reader.end()
  await migrate(database)
  await killer.end()
  expect(await findInconsistencies(database)).toEqual(consistent)
})
