import { createHash } from 'node:crypto'
import { cities, PROVINCE } from '@plomada/domain'
import { Pool } from 'pg'
import { migrate } from '../src/database/migrate.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { databaseAddress } from '../src/testing/databaseAddress.ts'

/** How many trades the seeded marketplace has. */
export const TRADES = 20
/** A word that one title in seven has. */
export const FREQUENT_WORD = 'pintar'
/** Offers that share one rare word, whatever the size of the marketplace. */
const OFFERS_PER_RARE_WORD = 20

/** A word that few titles have; eight letters that share nothing with the other words. */
export function rareWord(offers: number, which: number): string {
  const number = which % Math.floor(offers / OFFERS_PER_RARE_WORD)
  const digest = createHash('md5').update(String(number)).digest('hex').slice(0, 8)
  return digest.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
}
const rareWordInSql = (number: string) =>
  `translate(left(md5((${number})::text), 8), '0123456789', 'ghijklmnop')`

/** Opens a marketplace of so many offers, which is made when the server has none of that size yet; gives its address. */
export async function marketplaceOf(server: string, offers: number, isFresh: boolean): Promise<string> {
  const name = `plomada_bench_${offers}`
  const address = databaseAddress(server, name)
  const pool = new Pool({ connectionString: server, max: 1 })
  try {
    if (isFresh) await pool.query(`drop database if exists ${name} with (force)`)
    const { rowCount } = await pool.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await pool.query(`create database ${name}`)
  } finally {
    await pool.end()
  }
  const database = await openPostgres(address)
  await migrate(database)
  await database.close()
  await fill(address, offers)
  return address
}

/** Fills an empty marketplace; triggers and foreign keys sleep meanwhile, and indexes are built at the end. */
async function fill(address: string, offers: number): Promise<void> {
  const pool = new Pool({ connectionString: address, max: 1 })
  try {
    const { rows } = await pool.query<{ is_filled: boolean }>(
      'select exists (select 1 from offers) as is_filled',
    )
    if (rows[0]?.is_filled) return
    const indexes = await pool.query<{ name: string; definition: string }>(`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid::regclass::text in ('users', 'user_trades', 'offers', 'offer_trades', 'applications', 'reviews')
        and not exists (select 1 from pg_constraint where conindid = indexrelid)`)
    // A marketplace is either there or not: a run that was cut short leaves no half.
    await pool.query('begin')
    await pool.query('set local session_replication_role = replica')
    for (const { name } of indexes.rows) await pool.query(`drop index ${name}`)
    for (const statement of rowsOf(offers)) await pool.query(statement)
    for (const { definition } of indexes.rows) await pool.query(definition)
    await pool.query('set local session_replication_role = origin')
    for (const counts of ['offer_counts', 'professional_counts'])
      await pool.query(`insert into ${counts} select * from ${counts}_afresh`)
    await pool.query('commit')
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}

/** A number below the bound that follows from an id, and says nothing of the numbers of another salt. */
const drawn = (id: string, salt: number, below: number | string) =>
  `(abs(hashint4(${id} + ${salt * 10_000_019})::bigint) % (${below}))::int`

/** Two people of five are professionals: those whose id leaves 1 or 2. Clients leave 3. */
function rowsOf(offers: number): string[] {
  const people = Math.max(500, offers / 5)
  const city = (i: string) => `(array['${cities.join("','")}'])[1 + ${drawn(i, 1, cities.length)}]`
  // Of two years; no two offers of the same second, so that the floor and the app are asked for one order.
  const published = (i: string) =>
    `timestamptz '2026-11-20 12:00Z' - (${offers} - ${i}) * interval '${63_000_000 / offers} seconds'`
  return [
    `insert into trades (id, name, description)
      select i, 'Oficio ' || i, 'Lo que hace el oficio ' || i from generate_series(1, ${TRADES}) as i`,
    `insert into users (id, issuer, subject, nickname, email, first_name, last_name, phone, province, city, address,
        description, role, days, shift, rating_sum, rating_count)
      select i, 'https://identity.test/', 'bench|' || i, 'persona' || i, 'persona' || i || '@plomada.test',
        (array['Ana', 'Bruno', 'Carla', 'Darío', 'Elena', 'Fermín', 'Gloria'])[1 + i % 7], 'Apellido' || i,
        '2215550142', '${PROVINCE}', ${city('i')}, 'Calle ' || i, repeat('Trabajo prolijo y con garantía. ', 4),
        case when i % 5 in (1, 2) then 'professional' else 'comun' end, ${drawn('i', 13, 128)},
        (array['mañana', 'tarde', 'noche'])[1 + ${drawn('i', 14, 3)}], count * score, count
      from (select i, greatest(0, ${drawn('i', 15, 40)} - 10) as count, 1 + ${drawn('i', 16, 5)} as score
        from generate_series(1, ${people}) as i) as people`,
    `insert into user_trades (user_id, trade_id, is_listed, ranking, province, city, shift, days)
      select u.id, 1 + (${drawn('u.id', 12, TRADES)} + k * 7) % ${TRADES}, true, u.ranking, u.province, u.city, u.shift, u.days
      from users as u, generate_series(0, 1) as k where u.role = 'professional'`,
    `insert into offers (id, owner_id, title, description, budget, state, province, city, address, published_at,
        hired_id, agreed_amount, accepted_at, settled_at)
      select i, 3 + ${drawn('i', 2, people / 5)} * 5,
        (array['${FREQUENT_WORD}', 'Cambiar', 'Reparar', 'Instalar', 'Revisar', 'Colocar', 'Destapar'])[1 + ${drawn('i', 3, 7)}]
          || ' ' || (array['el baño', 'la cocina', 'una cañería', 'el termotanque', 'la pared del patio', 'dos puertas'])[1 + ${drawn('i', 4, 6)}]
          || ' ' || ${rareWordInSql(drawn('i', 5, Math.floor(offers / OFFERS_PER_RARE_WORD)))},
        repeat('Hay que venir a verlo y pasar un presupuesto con materiales. ', 4), 1000 + i % 90000, state,
        '${PROVINCE}', ${city('i')}, 'Calle ' || i, ${published('i')},
        hired, case when state <> 'pendiente' then 1000 + i % 90000 end, case when state <> 'pendiente' then ${published('i')} end, case when state = 'terminado' then ${published('i')} end
      from (select i, state, case when state <> 'pendiente' then 1 + ${drawn('i', 6, people / 5)} * 5 end as hired
        from (select i, (array['pendiente', 'pendiente', 'pendiente', 'proceso', 'terminado'])[1 + ${drawn('i', 7, 5)}] as state
          from generate_series(1, ${offers}) as i) as states) as rows`,
    `insert into offer_trades (offer_id, trade_id, is_listed, state, province, city, published_at, plain_title)
      select o.id, 1 + (${drawn('o.id', 8, TRADES)} + k * 7) % ${TRADES}, true, o.state, o.province, o.city, o.published_at, plain(o.title)
      from offers as o, generate_series(0, 1) as k where k = 0 or ${drawn('o.id', 9, 2)} = 0`,
    `insert into applications (offer_id, worker_id)
      select id, coalesce(hired_id, 1 + ${drawn('id', 10, people / 5)} * 5) from offers where hired_id is not null or id % 2 = 0`,
    `insert into applications (offer_id, worker_id)
      select id, 2 + ${drawn('id', 11, people / 5)} * 5 from offers where id % 3 = 0`,
    `insert into reviews (offer_id, author_id, professional_id, score, text)
      select id, owner_id, hired_id, 1 + ${drawn('id', 17, 5)}, 'Muy prolijo' from offers where state = 'terminado' and ${drawn('id', 18, 5)} < 4`,
    ...['trades', 'users', 'offers'].map(
      (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    ),
  ]
}
