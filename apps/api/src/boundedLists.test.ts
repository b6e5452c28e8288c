import {
  paymentFilters,
  PAYMENTS_COUNTED,
  userFilters,
  USERS_COUNTED,
  type PaymentFilters,
  type UserFilters,
} from '@plomada/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAppointments, listCalendarEntries } from './assignment/agenda.queries.ts'
import { transact, type Database, type Db } from './database/database.ts'
import { FOUND_MAXIMUM } from './database/search.ts'
import { listPayments } from './payment/list.queries.ts'
import { addManyOffers } from './testing/manyOffers.ts'
import { openTestDatabase } from './testing/testDatabase.ts'
import { listUsers } from './user/moderation.queries.ts'

/** Reading all rows of a table breaks a bound. */
const ROWS = 6 * PAYMENTS_COUNTED
const JOBS = 2000
/** The client and the professional of one job. */
const [client, worker] = [1001, 1002]

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  const { db, pool } = database
  await addManyOffers(db, JOBS)
  await pool.query(`insert into users (id, issuer, subject, nickname, email, first_name)
    select i, 'many', i::text, 'many' || i, 'many' || i || '@plomada.test', case when i % 2 = 0 then 'Otra' else 'Otro' end
    from generate_series(1001, 1000 + ${ROWS}) as i`)
  await pool.query(`insert into assignments (offer_id, worker_id, state, amount, appointment_day)
    select id, 2, 'paid', 1000, '2026-12-03' from offers`)
  await pool.query(
    `update assignments set worker_id = ${worker} where id = (select max(id) from assignments)`,
  )
  await pool.query(
    `update offers set owner_id = ${client} where id = (select offer_id from assignments where worker_id = ${worker})`,
  )
  await pool.query(`insert into payments (offer_id, amount, state, created_at)
    select 1 + i % ${JOBS}, 1000 + i, 'failed', timestamptz '2026-11-20 12:00Z' - i * interval '1 minute'
    from generate_series(1, ${ROWS}) as i`)
  await pool.query('vacuum analyze')
}, 120_000)
afterAll(() => database.close())

/** Returns how many rows of tables a list reads. In one transaction: between two, the server may take the counts away. */
const countRead = (list: (tx: Db) => Promise<unknown>): Promise<number> =>
  transact(database.db, async (tx) => {
    const read = async () => {
      const { rows } = await tx.execute<{ rows: string }>(
        sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_xact_user_tables`,
      )
      return Number(rows[0]?.rows ?? 0)
    }
    const before = await read()
    await list(tx)
    return (await read()) - before
  })

test.each([client, worker])('the agenda of user %i reads the jobs of that user only', async (id) => {
  const { db } = database
  expect([await listAppointments(db, id, '2026-12'), await listCalendarEntries(db, id)]).toMatchObject([
    [{ day: '2026-12-03', isProposed: false }],
    [{ day: '2026-12-03' }],
  ])
  expect(await countRead((tx) => listAppointments(tx, id, '2026-12'))).toBeLessThan(100)
  expect(await countRead((tx) => listCalendarEntries(tx, id))).toBeLessThan(100)
})

test.each<[Partial<PaymentFilters>, number]>([
  [{}, PAYMENTS_COUNTED],
  [{ state: 'failed' }, PAYMENTS_COUNTED],
  [{ state: 'paid' }, 0],
  [{ order: 'amount' }, PAYMENTS_COUNTED],
  [{ from: '2026-11-20' }, 540],
])('a page of the payments %o reads no more than it counts (P-167)', async (filters, total) => {
  const list = (tx: Db) => listPayments(tx, { ...paymentFilters.initial, ...filters })
  expect((await list(database.db)).total).toBe(total)
  expect(await countRead(list)).toBeLessThan(0.9 * ROWS)
})

test('payments of a frequent name are found by payer and payee, up to a number of each (P-167)', async () => {
  const { total } = await listPayments(database.db, { ...paymentFilters.initial, person: 'persona' })
  expect(total).toBeGreaterThan(FOUND_MAXIMUM)
  expect(total).toBeLessThanOrEqual(2 * FOUND_MAXIMUM)
})

test.each<[Partial<UserFilters>, number]>([
  [{}, USERS_COUNTED],
  [{ nameOrder: 'DESC' }, USERS_COUNTED],
  [{ name: 'otra' }, FOUND_MAXIMUM],
])('a page of the users %o reads no more than it counts (P-168)', async (filters, total) => {
  const list = (tx: Db) => listUsers(tx, (stored) => stored, { ...userFilters.initial, ...filters })
  expect((await list(database.db)).total).toBe(total)
  expect(await countRead(list)).toBeLessThan(0.9 * ROWS)
})
