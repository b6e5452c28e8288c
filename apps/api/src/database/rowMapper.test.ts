import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { compileRowMapper } from './rowMapper.ts'
import { offers, users } from './schema.ts'

/** Opens a database that answers every statement with these rows. */
const openWith = (rows: unknown[][]) => drizzle({ client: { query: async () => ({ rows }) } as never })

const columns = {
  offer: { id: offers.id, publishedAt: offers.publishedAt, photo: offers.photo },
  owner: { id: users.id, role: users.role },
  score: users.averageRating,
  total: sql<number>`total`.mapWith(Number),
  trades: sql<unknown[]>`trades`,
}
const rows = [
  [7, '2026-11-20 12:00:00+00', null, 3, 'comun', 4.5, '12', [{ id: 1 }]],
  [8, '2026-11-21 12:00:00+00', 'a.jpg', 4, 'admin', null, '12', []],
]

test('maps rows like Drizzle', async () => {
  const prepare = () =>
    openWith(rows).select(columns).from(offers).innerJoin(users, eq(users.id, offers.ownerId)).prepare('')
  const compiled = prepare()
  compileRowMapper(compiled)
  const mapped = await compiled.execute()
  expect(mapped).toEqual(await prepare().execute())
  expect(mapped[0]?.offer).toEqual({ id: 7, publishedAt: new Date('2026-11-20T12:00:00Z'), photo: null })
})

test('leaves statements with an optional table to Drizzle, which returns null for a missing row', async () => {
  const prepared = openWith([[7, null, null]])
    .select({ offer: { id: offers.id }, owner: { id: users.id, role: users.role } })
    .from(offers)
    .leftJoin(users, eq(users.id, offers.ownerId))
    .prepare('')
  compileRowMapper(prepared)
  expect(await prepared.execute()).toEqual([{ offer: { id: 7 }, owner: null }])
})
