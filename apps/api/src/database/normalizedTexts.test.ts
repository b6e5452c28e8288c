import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizeLine, normalizeText } from '@plomada/domain/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/testDatabase.ts'
import type { Database } from './database.ts'
import { allMigrations } from './migrate.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Runs the statements of the migration as `migrate` does. */
async function normalizeRows(): Promise<void> {
  const file = await readFile(join(allMigrations, '0029_normalize_texts.sql'), 'utf8')
  for (const statement of file.split('--> statement-breakpoint')) {
    const run = async () => (await database.pool.query(statement)).rowCount ?? 0
    if (!statement.includes('-- Until nothing is left')) await run()
    else while ((await run()) > 0);
  }
}

const odd = [
  'Pintar\u00A0la\u2009pa\u00ADred',
  '\u200BPin\u200Dtar \u3000 la\u202F pared\uFEFF',
  'a\u200Cb\u200Dc\uFE0Fd',
  'man\u0303ana \u202Eabc\u202C',
  'Taller 👩🏽\u200D🔧 ❤\uFE0F 1\uFE0F\u20E3',
  'क्\u200Dष',
  'Pintar  la pared',
  '\u3164',
]

test('rows from before texts were normalized become as if they had been, once (P-170)', async () => {
  const { pool } = database
  await pool.query(
    "insert into users (issuer, subject, nickname, email, first_name, last_name, role) values ('i', 's', 'ana', 'a@plomada.test', $1, $2, 'comun')",
    ['Ana\u00A0\u200BLía', 'Díaz\u00AD'],
  )
  await pool.query("insert into trades (name, description) values ('Gas', ''), ($1, '')", ['G\u200Bas'])
  const { rows: inserted } = await pool.query<{ id: number }>(
    `insert into offers (owner_id, title, description, budget, province, city, address)
     select (select id from users), t.title, t.title || E'\\r\\nfin', 10, 'Buenos Aires', 'Lanus', 'Calle 1'
     from unnest($1::text[]) with ordinality as t (title, number) order by number returning id`,
    [odd],
  )
  await pool.query('insert into offer_trades select id, (select min(id) from trades) from offers')
  await normalizeRows()
  const { rows } = await pool.query<{ title: string; description: string; found: boolean }>(
    `select title, description, plain(title) = offer_trades.plain_title as found
     from offers join offer_trades on offer_id = id where id = any($1) order by id`,
    [inserted.map(({ id }) => id)],
  )
  expect(rows).toEqual(
    odd.map((text) => ({
      // A required text keeps what it has if nothing of it can be seen.
      title: normalizeLine(text) || text,
      description: normalizeText(`${text}\r\nfin`).trim(),
      found: true,
    })),
  )
  const { rows: people } = await pool.query('select first_name, last_name from users')
  expect(people).toEqual([{ first_name: 'Ana Lía', last_name: 'Díaz' }])
  // The name is taken by another trade.
  const { rows: names } = await pool.query('select name from trades order by id')
  expect(names).toEqual([{ name: 'Gas' }, { name: 'G\u200Bas' }])
  const { rows: left } = await pool.query(
    "select 1 from pg_proc where proname like 'normalize\\_%' or proname = 'is_odd'",
  )
  expect(left).toEqual([])
})
