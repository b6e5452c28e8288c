import { createHash } from 'node:crypto'
import { cities, PROVINCE } from '@plomada/domain'
import type { Pool } from 'pg'
import { migrate } from '../src/database/migrate.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { toDatabaseUrl } from '../src/testing/databaseUrl.ts'
import { withPool } from '../src/testing/serverDatabases.ts'
import { createJobInserts, random } from './seed.jobs.ts'

/** The number of trades. */
export const TRADES = 20
/** A word in one of seven titles. */
export const FREQUENT_WORD = 'pintar'
/** Offers per rare word, at any size of the marketplace. */
const OFFERS_PER_RARE_WORD = 20

/** Returns a word in few titles: eight letters derived from a number. */
export function rareWord(offers: number, index: number): string {
  return toWord(index % Math.floor(offers / OFFERS_PER_RARE_WORD))
}

function toWord(number: number): string {
  const digest = createHash('md5').update(String(number)).digest('hex').slice(0, 8)
  return digest.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
}
const rareWordInSql = (number: string) =>
  `translate(left(md5((${number})::text), 8), '0123456789', 'ghijklmnop')`

/** Kinds of words of which each title has one, so that each word is in one of so many titles. */
const wordKinds = [36, 450] as const
/** The number that the words of a kind start at. Rare words have smaller ones. */
const firstWord = (kind: number) => 10_000_000 + kind * 1000
/** Lists the words of a kind. */
const listWords = (kind: number): string[] =>
  Array.from({ length: kind }, (_, index) => toWord(firstWord(kind) + index))

/** Creates a database with a number of offers unless it exists. Returns its URL. */
export async function openMarketplace(server: string, offers: number, isFresh: boolean): Promise<string> {
  const name = `plomada_bench_${offers}`
  const address = toDatabaseUrl(server, name)
  await withPool(server, async (pool) => {
    if (isFresh) await pool.query(`drop database if exists ${name} with (force)`)
    const { rowCount } = await pool.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await pool.query(`create database ${name}`)
  })
  const database = await openPostgres(address)
  await migrate(database)
  await database.close()
  await fill(address, offers)
  return address
}

/** A city and a trade with many open offers. */
export interface FrequentPlace {
  city: string
  trade: number
}

/** Words of one kind, all of which the planner's statistics have or all of which they do not have. */
export interface WordGroup {
  kind: number
  isKnown: boolean
  words: string[]
}

/** Groups the words of each kind by whether they are in the planner's sample of titles. */
export async function groupWords(pool: Pool): Promise<WordGroup[]> {
  const { rows } = await pool.query<{ sample: string | null }>(
    "select histogram_bounds::text as sample from pg_stats where tablename = 'offers' and attname = 'plain_title'",
  )
  const sample = rows[0]?.sample ?? ''
  return wordKinds.flatMap((kind) =>
    [true, false].flatMap((isKnown) => {
      const words = listWords(kind).filter((word) => sample.includes(word) === isKnown)
      return words.length > 0 ? [{ kind, isKnown, words }] : []
    }),
  )
}

/** The number of places whose lists fill a page, also among ten thousand offers. */
const FREQUENT_PLACES = 8

/** Finds the cities and trades with the most open offers that contain the frequent word. */
export async function findFrequentPlaces(pool: Pool): Promise<FrequentPlace[]> {
  const { rows } = await pool.query<FrequentPlace>(
    `select city, trade_id as trade from offer_trades
     where is_listed and state = 'pendiente' group by city, trade_id
     having count(*) >= 20 and count(*) filter (where plain_title like '%${FREQUENT_WORD}%') >= 3
     order by count(*) desc, city, trade_id limit ${FREQUENT_PLACES}`,
  )
  if (rows.length === 0) throw new Error('No list by city and trade fills a page.')
  return rows
}

/** Fills an empty database, without triggers and foreign keys; indexes are created at the end. */
const fill = (address: string, offers: number): Promise<void> =>
  withPool(address, async (pool) => {
    const { rows } = await pool.query<{ is_filled: boolean }>(
      'select exists (select 1 from offers) as is_filled',
    )
    if (rows[0]?.is_filled) return
    const indexes = await pool.query<{ name: string; definition: string }>(`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid::regclass::text in ('users', 'user_trades', 'offers', 'offer_trades', 'applications', 'reviews',
        'assignments', 'proposals', 'history', 'timers', 'payments')
        and not exists (select 1 from pg_constraint where conindid = indexrelid)`)
    // In one transaction, so that an interrupted run leaves an empty database.
    await pool.query('begin')
    await pool.query('set local session_replication_role = replica')
    for (const { name } of indexes.rows) await pool.query(`drop index ${name}`)
    for (const statement of createInserts(offers)) await pool.query(statement)
    for (const { definition } of indexes.rows) await pool.query(definition)
    await pool.query('set local session_replication_role = origin')
    for (const counts of ['offer_counts', 'professional_counts'])
      await pool.query(`insert into ${counts} select * from ${counts}_afresh`)
    await pool.query('commit')
    await pool.query('vacuum analyze')
  })

/** Returns the insert statements. Users are professionals if `id % 5` is 1 or 2 (those of 1 have jobs), clients with offers if it is 3, and user 5 is an admin. */
function createInserts(offers: number): string[] {
  const people = Math.max(500, offers / 5)
  const city = (i: string) => `(array['${cities.join("','")}'])[1 + ${random(i, 1, cities.length)}]`
  // Spread over two years, with different dates, so that the order is unique.
  const published = (i: string) =>
    `timestamptz '2026-11-20 12:00Z' - (${offers} - ${i}) * interval '${63_000_000 / offers} seconds'`
  return [
    `insert into trades (id, name, description)
      select i, 'Oficio ' || i, 'Lo que hace el oficio ' || i from generate_series(1, ${TRADES}) as i`,
    `insert into users (id, issuer, subject, nickname, email, first_name, last_name, plain_name, phone, province, city, address,
        description, role, days, shift, rating_sum, rating_count)
      select i, 'https://identity.test/', 'bench|' || i, 'persona' || i, 'persona' || i || '@plomada.test',
        (array['Ana', 'Bruno', 'Carla', 'Darío', 'Elena', 'Fermín', 'Gloria'])[1 + i % 7], 'Apellido' || i,
        plain((array['Ana', 'Bruno', 'Carla', 'Darío', 'Elena', 'Fermín', 'Gloria'])[1 + i % 7] || ' Apellido' || i || ' persona' || i),
        '2215550142', '${PROVINCE}', ${city('i')}, 'Calle ' || i, repeat('Trabajo prolijo y con garantía. ', 4),
        case when i % 5 in (1, 2) then 'professional' when i = 5 then 'admin' else 'comun' end, ${random('i', 13, 128)},
        (array['mañana', 'tarde', 'noche'])[1 + ${random('i', 14, 3)}], count * score, count
      from (select i, greatest(0, ${random('i', 15, 40)} - 10) as count, 1 + ${random('i', 16, 5)} as score
        from generate_series(1, ${people}) as i) as people`,
    `insert into user_trades (user_id, trade_id, is_listed, ranking, province, city, shift, days)
      select u.id, 1 + (${random('u.id', 12, TRADES)} + k * 7) % ${TRADES}, true, u.ranking, u.province, u.city, u.shift, u.days
      from users as u, generate_series(0, 1) as k where u.role = 'professional'`,
    `insert into offers (id, owner_id, title, plain_title, description, budget, state, province, city, address, published_at,
        hired_id, agreed_amount, accepted_at, settled_at)
      select i, 3 + ${random('i', 2, people / 5)} * 5,
        title, plain(title),
        repeat('Hay que venir a verlo y pasar un presupuesto con materiales. ', 4), 1000 + i % 90000, state,
        '${PROVINCE}', ${city('i')}, 'Calle ' || i, ${published('i')},
        hired, case when state <> 'pendiente' then 1000 + i % 90000 end, case when state <> 'pendiente' then ${published('i')} end, case when state = 'terminado' then ${published('i')} end
      from (select i, state, (array['${FREQUENT_WORD}', 'Cambiar', 'Reparar', 'Instalar', 'Revisar', 'Colocar', 'Destapar'])[1 + ${random('i', 3, 7)}]
          || ' ' || (array['el baño', 'la cocina', 'una cañería', 'el termotanque', 'la pared del patio', 'dos puertas'])[1 + ${random('i', 4, 6)}]
          || ' ' || ${rareWordInSql(random('i', 5, Math.floor(offers / OFFERS_PER_RARE_WORD)))}
          ${wordKinds.map((kind, at) => `|| ' ' || ${rareWordInSql(`${firstWord(kind)} + ${random('i', 19 + at, kind)}`)}`).join(' ')} as title, case when state <> 'pendiente' then 1 + ${random('i', 6, people / 5)} * 5 end as hired
        from (select i, (array['pendiente', 'pendiente', 'pendiente', 'proceso', 'terminado'])[1 + ${random('i', 7, 5)}] as state
          from generate_series(1, ${offers}) as i) as states) as rows`,
    `insert into offer_trades (offer_id, trade_id, is_listed, state, province, city, published_at, plain_title)
      select o.id, 1 + (${random('o.id', 8, TRADES)} + k * 7) % ${TRADES}, true, o.state, o.province, o.city, o.published_at, plain(o.title)
      from offers as o, generate_series(0, 1) as k where k = 0 or ${random('o.id', 9, 2)} = 0`,
    `insert into applications (offer_id, worker_id)
      select id, coalesce(hired_id, 1 + ${random('id', 10, people / 5)} * 5) from offers where hired_id is not null or id % 2 = 0`,
    `insert into applications (offer_id, worker_id)
      select id, 2 + ${random('id', 11, people / 5)} * 5 from offers where id % 3 = 0`,
    `insert into reviews (offer_id, author_id, professional_id, score, text)
      select id, owner_id, hired_id, 1 + ${random('id', 17, 5)}, 'Muy prolijo' from offers where state = 'terminado' and ${random('id', 18, 5)} < 4`,
    ...createJobInserts(people),
    ...['trades', 'users', 'offers', 'assignments'].map(
      (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    ),
  ]
}
