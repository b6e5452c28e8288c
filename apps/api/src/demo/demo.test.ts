import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cities } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { createAccounts } from '../services/identity/embedded/accounts.ts'
import { openStandalonePayments } from '../services/payments/payments.standalone.ts'
import { reconcile } from '../payment/reconciliation.queries.ts'
import { emptyTables } from '../testing/emptyTables.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { demoPassword, demoSignIn } from './accounts.ts'
import { frequentTrades } from './offerTemplates.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-11-20T15:00:00Z')
const issuer = 'http://localhost:3000/idp/'
// Returns a hash instead of storing the file.
const photos = {
  save: (upload: Buffer) => Promise.resolve(createHash('sha256').update(upload).digest('hex').slice(0, 32)),
}

let database: Database

const seed = (more: { clock?: () => Date; issuer?: string } = {}) =>
  seedDemo({ database, photos, issuer, clock: () => now, ...more })

/** Runs a statement and returns its rows. */
async function query<Row extends QueryResultRow>(statement: string): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(statement)
  return rows
}

const count = async (source: string): Promise<number> => {
  const [row] = await query<{ number: number }>(`select count(*)::int as number from ${source}`)
  return row?.number ?? 0
}

const tables =
  'users trades alerts conversations user_trades offers offer_trades applications payments reviews'.split(' ')

/** Returns a hash of the rows of each table. */
async function hashTables() {
  const texts: Record<string, unknown> = {}
  for (const table of tables) {
    const [row] = await query(`select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`)
    texts[table] = row?.['sum']
  }
  return texts
}

/** The hashes after the first seed. */
let first: Record<string, unknown>
beforeAll(async () => {
  database = await openTestDatabase()
  await seed()
  first = await hashTables()
})
afterAll(() => database.close())

describe('the seeded marketplace', () => {
  test('has notifications for the demo accounts, the newest of them unread', async () => {
    const countFor = (nickname: string, more = 'true') =>
      count(`notifications join users on users.id = user_id where nickname = '${nickname}' and ${more}`)
    expect(await countFor('bruno')).toBeGreaterThan(20)
    expect(await countFor('ana', "kind = 'application' and read_at is null")).toBeGreaterThan(0)
    expect(await count('notifications where created_at > now() or read_at < created_at')).toBe(0)
    const accepted = await count('offers where hired_id is not null')
    expect(await count("notifications where kind = 'acceptance'")).toBe(accepted)
  })

  test('has conversations of Ana, with messages of both parties and some unread (P-048)', async () => {
    const own = `conversations c join users u on u.id = c.client_id where u.nickname = 'ana'`
    expect(await count(own)).toBeGreaterThanOrEqual(5)
    expect(await count(`${own} and c.last_message_id > c.client_read_id`)).toBeGreaterThan(0)
    expect(await count(`${own} and c.last_message_id is null`)).toBe(0)
    const mixed = `(select m.conversation_id from messages m group by 1 having count(distinct m.sender_id) = 2) t`
    expect(await count(mixed)).toBeGreaterThanOrEqual(5)
    expect(await count(`messages where created_at > '2026-11-20T15:00:00Z'`)).toBe(0)
  })

  test('has enough users, offers, reviews and photos', async () => {
    expect(await count('trades')).toBe(25)
    expect(await count(`users where role = 'comun'`)).toBeGreaterThanOrEqual(24)
    expect(await count(`users where role = 'professional'`)).toBeGreaterThanOrEqual(40)
    expect(await count(`users where role = 'admin'`)).toBe(1)
    expect(await count('users where not is_active')).toBe(1)
    expect(await count('offers')).toBeGreaterThanOrEqual(400)
    expect(await count('reviews')).toBeGreaterThanOrEqual(300)
    const portraits = (await count('users where photo is not null')) / (await count('users'))
    expect(portraits).toBeGreaterThan(0.6)
    expect(portraits).toBeLessThan(0.8)
    const withPhoto = (await count('offers where photo is not null')) / (await count('offers'))
    expect(withPhoto).toBeGreaterThan(0.8)
    expect(withPhoto).toBeLessThan(0.92)
  })

  test('has an open offer in every city and for every trade', async () => {
    const open = `from offers o where o.state = 'pendiente' and o.is_active`
    const inCities = await query<{ city: string }>(`select distinct o.city ${open}`)
    expect(inCities.map(({ city }) => city).toSorted()).toEqual([...cities].toSorted())
    const ofTrades = await query<{ name: string }>(
      `select distinct t.name from trades t join offer_trades ot on ot.trade_id = t.id
       where exists (select ${open} and o.id = ot.offer_id)`,
    )
    expect(ofTrades.map(({ name }) => name).toSorted()).toEqual(demoTrades.map(({ name }) => name).toSorted())
  })

  test('has more offers in recent weeks, in all three states', async () => {
    const recent = `offers where published_at > '2026-11-20T15:00:00Z'::timestamptz - interval`
    const total = await count(`${recent} '90 days'`)
    const share = async (state: string) => (await count(`${recent} '90 days' and state = '${state}'`)) / total
    expect(await share('pendiente')).toBeCloseTo(0.55, 1)
    expect(await share('proceso')).toBeCloseTo(0.15, 1)
    expect(await share('terminado')).toBeCloseTo(0.3, 1)
    expect(await count(`${recent} '30 days'`)).toBeGreaterThan(total / 3)
  })

  test('respects the limits of the form: titles of 70 characters, budgets of 3,000 to 99,999', async () => {
    expect(await count('offers where char_length(title) not between 2 and 70')).toBe(0)
    expect(await count('offers where budget not between 3000 and 99999')).toBe(0)
    expect(
      await count(`offers where description = '' or address = '' or title || description ~ '[{}|~]'`),
    ).toBe(0)
    expect(await count(`reviews where text ~ '[@{}~]'`)).toBe(0)
    const names = `char_length(first_name) > 10 or char_length(last_name) > 10 or char_length(phone) > 10`
    expect(await count(`users where subject <> 'demo|maxi' and (${names})`)).toBe(0)
    expect(await count(`users where phone !~ '^[0-9]{10}$'`)).toBe(0)
  })

  test('has dates in order: published, applied, accepted, paid, rated, all in the past', async () => {
    const outOfOrder = `offers o left join reviews r on r.offer_id = o.id where not (
      o.published_at < coalesce(o.accepted_at, 'infinity') and coalesce(o.accepted_at, '-infinity') < coalesce(o.settled_at, 'infinity')
      and coalesce(o.settled_at, '-infinity') < coalesce(r.created_at, 'infinity')
      and greatest(o.published_at, o.accepted_at, o.settled_at, r.created_at) <= '2026-11-20T15:00:00Z')`
    expect(await count(outOfOrder)).toBe(0)
    expect(
      await count(`applications a join offers o on o.id = a.offer_id join users u on u.id = a.worker_id
        where a.created_at not between o.published_at and coalesce(o.accepted_at, '2026-11-20T15:00:00Z')
          or u.created_at > o.published_at or u.role <> 'professional'`),
    ).toBe(0)
    expect(
      await count('offers o join users u on u.id = o.owner_id where u.created_at > o.published_at'),
    ).toBe(0)
    expect(await count(`offers where (state <> 'pendiente') <> (accepted_at is not null)`)).toBe(0)
    expect(await count(`offers where (state = 'terminado') <> (settled_at is not null)`)).toBe(0)
    expect(
      await count(`reviews r join offers o on o.id = r.offer_id
      where o.state <> 'terminado' or r.author_id <> o.owner_id or r.professional_id <> o.hired_id`),
    ).toBe(0)
  })

  test('has one payment for every finished offer', async () => {
    expect(await count('payments')).toBe(await count(`offers where state = 'terminado'`))
    expect(
      await count(`payments p join offers o on o.id = p.offer_id where p.state <> 'paid'
        or o.state <> 'terminado' or p.amount <> o.agreed_amount or p.paid_at <> o.settled_at`),
    ).toBe(0)
  })

  test('has the same payments in the ledger and at the embedded payment provider', async () => {
    const publicUrl = 'http://localhost:3000'
    const config = { payments: null, mercadoPago: null, publicUrl, keySecret: null }
    const { payments, close } = await openStandalonePayments(config, database.db)
    const found = await reconcile(database.db, payments, new Date(0))
    await close()
    expect(found.payments).toBeGreaterThan(50)
    expect(found).toEqual({ checkouts: found.payments, payments: found.payments, differences: [] })
  })

  test('has ratings equal to the sum of the reviews, most of them with five stars', async () => {
    expect(
      await count(`users u left join (select professional_id, sum(score) as sum, count(*) as count from reviews group by 1) r
        on r.professional_id = u.id where u.rating_sum <> coalesce(r.sum, 0) or u.rating_count <> coalesce(r.count, 0)`),
    ).toBe(0)
    const scores = await query<{ score: number; share: number }>(
      `select score, (count(*) / sum(count(*)) over ())::float as share from reviews group by 1 order by 1`,
    )
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = scores.map(({ share }) => share)
    expect(five).toBeGreaterThan(0.5)
    expect(four).toBeGreaterThan(three * 2)
    expect(one + two).toBeLessThan(0.1)
    expect(Math.min(one, two)).toBeGreaterThan(0.01)
    expect(await count(`reviews where text = ''`)).toBeGreaterThan(30)
  })

  test('has reviews for all professionals of frequent trades except Carla, and applicants of the trade', async () => {
    const unrated = await query<{ nickname: string }>(
      `select distinct u.nickname from users u join user_trades ut on ut.user_id = u.id join trades t on t.id = ut.trade_id
       where u.rating_count = 0 and t.name in (${frequentTrades.map((name) => `'${name}'`).join()})`,
    )
    expect(unrated).toEqual([{ nickname: 'carla' }])
    expect(
      await count(`applications a where not exists (select from offer_trades ot join user_trades ut
        on ut.trade_id = ot.trade_id and ut.user_id = a.worker_id where ot.offer_id = a.offer_id)`),
    ).toBe(0)
    const [applicants] = await query<{ least: number; most: number }>(
      `select min(n)::int as least, max(n)::int as most from (select count(a.id) as n from offers o
       left join applications a on a.offer_id = o.id group by o.id) c`,
    )
    expect(applicants).toEqual({ least: 0, most: 7 })
  })
})

describe('the demo accounts', () => {
  test('Ana has an offer to accept, one to pay, one rated and one to rate', async () => {
    const states = await query<{ state: string; applicants: number; rated: boolean }>(
      `select o.state, count(distinct a.id)::int as applicants, bool_or(r.id is not null) as rated from offers o
       left join applications a on a.offer_id = o.id left join reviews r on r.offer_id = o.id
       where o.owner_id = (select id from users where nickname = 'ana') group by o.id order by o.published_at`,
    )
    expect(states).toEqual([
      { state: 'terminado', applicants: 2, rated: true },
      { state: 'terminado', applicants: 2, rated: false },
      { state: 'proceso', applicants: 3, rated: false },
      { state: 'pendiente', applicants: 4, rated: false },
    ])
  })

  test('Bruno has applications, jobs and 43 reviews', async () => {
    const scores = await query<{ score: number; count: number }>(
      `select score, count(*)::int as count from reviews r join users u on u.id = r.professional_id
       where u.nickname = 'bruno' group by 1 order by 1`,
    )
    expect(scores).toEqual([
      { score: 1, count: 2 },
      { score: 3, count: 2 },
      { score: 4, count: 8 },
      { score: 5, count: 31 },
    ])
    const his = `u.nickname = 'bruno'`
    expect(
      await count(`offers o join users u on u.id = o.hired_id where ${his} and o.state = 'proceso'`),
    ).toBe(3)
    expect(
      await count(`applications a join users u on u.id = a.worker_id join offers o on o.id = a.offer_id
        where ${his} and o.state = 'pendiente'`),
    ).toBeGreaterThan(2)
  })

  test('paid jobs have an agreed day with its history and reminder, also one of Ana (P-288)', async () => {
    const isWrong = `a.state = 'paid' and (a.appointment_day <= '2026-11-20' or a.appointment_sequence <> 1
      or not exists (select 1 from timers t where t.topic = 'assignment:' || a.id and t.payload->>'event' = 'remindAppointment'))
      or (a.appointment_day is not null) <> exists (select 1 from history h where h.assignment_id = a.id and h.event = 'confirmDate')`
    expect(await count(`assignments a where ${isWrong}`)).toBe(0)
    expect(await count(`assignments a where a.state = 'paid'`)).toBeGreaterThan(0)
    expect(
      await count(`assignments a join offers o on o.id = a.offer_id join users u on u.id = o.owner_id
        where u.nickname = 'ana' and a.appointment_day is not null`),
    ).toBe(1)
  })

  test('all accounts on the sign-in page can sign in and have a user', async () => {
    const accounts = createAccounts(database.pool)
    for (const { email } of demoSignIn.people) {
      const account = await accounts.authenticate(email, demoPassword)
      const [user] = await database.db.select().from(users).where(eq(users.email, email))
      expect(user).toMatchObject({ issuer, subject: account?.subject })
    }
    // Not compared by id: a failed seed uses up ids.
    const roles = await query(`select nickname, role, is_active from users order by id limit 5`)
    expect(roles).toEqual([
      { nickname: 'ana', role: 'comun', is_active: true },
      { nickname: 'bruno', role: 'professional', is_active: true },
      { nickname: 'carla', role: 'professional', is_active: true },
      { nickname: 'dario', role: 'comun', is_active: false },
      { nickname: 'elena', role: 'admin', is_active: true },
    ])
  })
})

describe('seeding', () => {
  test('a second time changes nothing', async () => {
    const before = await hashTables()
    expect(await seed({ clock: () => new Date('2026-12-24T00:00:00Z') })).toBe(false)
    expect(await hashTables()).toEqual(before)
  })

  test('fails completely and can run again', async () => {
    await emptyTables(database.db)
    await query(
      `create function refuse() returns trigger language plpgsql as 'begin raise exception ''cut''; end'`,
    )
    await query(`create trigger cut before insert on reviews execute function refuse()`)
    await expect(seed()).rejects.toThrow('"reviews"')
    expect((await count('users')) + (await count('trades')) + (await count('offers'))).toBe(0)
    await query(`drop trigger cut on reviews`)
    expect(await seed()).toBe(true)
    expect(await count('reviews')).toBeGreaterThanOrEqual(300)
  })

  test('creates the same content for the same date', async () => {
    await emptyTables(database.db)
    await seed()
    expect(await hashTables()).toEqual(first)
  })
})
