import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

const words = ['pintar', 'Cañería', 'BAÑO', 'termotanque', '100%', 'cocina_nueva']

/** A pseudo-random number below a bound, by row and salt. */
const random = (salt: number, below: number) =>
  sql.raw(`(abs(hashint4(i + ${salt * 10_007})::bigint) % ${below})::integer`)
const array = (values: readonly string[]) => sql.raw(`(array['${values.join("','")}'])`)

/** Fills an empty database with users (one in nine banned), three trades, and offers in every state, some deactivated. */
export async function addManyOffers(db: Db, count: number): Promise<void> {
  const people = 60
  await db.execute(
    sql`insert into trades (name, description) select 'Oficio ' || i, '' from generate_series(1, 3) as i`,
  )
  await db.execute(sql`insert into users (issuer, subject, nickname, email, first_name, is_active, role)
    select 'test', i::text, 'n' || i, i || '@plomada.test', 'Persona', i % 9 <> 0,
      case when i % 2 = 0 then 'professional' else 'comun' end
    from generate_series(1, ${people}::integer) as i`)
  for (let from = 1; from <= count; from += STEP)
    await addOffers(
      db,
      people,
      sql`generate_series(${from}::integer, ${Math.min(count, from + STEP - 1)}::integer) as i`,
    )
}

// Keeps each statement shorter than the statement timeout.
const STEP = 1000

async function addOffers(db: Db, people: number, each: SQL): Promise<void> {
  // Three offers with the same date, so that the order must not depend on the date only.
  await db.execute(sql`insert into offers (owner_id, title, description, budget, province, city, address, published_at, is_active)
    select 1 + ${random(1, people / 2)} * 2, ${array(words)}[1 + ${random(2, words.length)}] || ' ' || ${array(words)}[1 + ${random(3, words.length)}] || ' ' || md5(i::text),
      '', 1000, 'Buenos Aires', ${array(['La Plata', 'Lanus', 'Tigre', 'Zarate'])}[1 + ${random(4, 4)}], 'Calle 1',
      timestamptz '2026-11-20 12:00Z' - (i / 3) * interval '5 hours', ${random(5, 11)} > 0
    from ${each}`)
  await db.execute(sql`insert into offer_trades (offer_id, trade_id)
    select i, 1 + (${random(6, 3)} + k) % 3 from ${each}, generate_series(0, 1) as k
    where k = 0 or ${random(7, 2)} = 0`)
  await db.execute(sql`insert into applications (offer_id, worker_id)
    select i, 2 + ${random(8, people / 2)} * 2 from ${each} where ${random(9, 3)} = 0`)
  await db.execute(sql`update offers set state = 'proceso', agreed_amount = 1000, hired_id = worker_id
    from applications where offer_id = offers.id and offers.id % 2 = 0 and offers.id in (select i from ${each})`)
}
