import { auditCalls, calls, offerCalls, sessionCalls, tradeCalls, userCalls } from '@plomada/domain/calls'
import type { Call } from '@plomada/domain/contract'
import { auditFilters, type AuditFilters } from '@plomada/domain'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAuditEvent, type NewAuditEvent } from '../database/auditLog.ts'
import { auditEvents } from '../database/schema/audit.ts'
import { trades } from '../database/schema/core.ts'
import { failAtCommit } from '../testing/testDatabase.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'
import { createMoneyActs, type Act } from '../testing/moneyActs.ts'

let market: Marketplace
let opened: Awaited<ReturnType<typeof openJobs>>
beforeAll(async () => {
  opened = await openJobs()
  market = opened.market
})
afterAll(() => market.close())

const events = () => market.db.select().from(auditEvents).orderBy(desc(auditEvents.id))
const eventsSince = async (id: number) => (await events()).filter((event) => event.id > id)
const newestId = async () => (await events())[0]?.id ?? 0

const newTrade = async (name: string) => {
  const [trade] = await market.db.insert(trades).values({ name, description: 'Antes' }).returning()
  return trade ?? expect.fail('The insert returned no row')
}

/** The write calls of admins, with the event that each records. */
const acts: Record<string, () => Promise<Act>> = {
  ...createMoneyActs(() => opened),
  'user.amend': async () => {
    const { id } = await market.addPerson({ firstName: 'Zoe', lastName: 'Paz', email: 'zoe@plomada.test' })
    const payload = { id, email: 'zoe.paz@plomada.test', firstName: 'Zoe', phone: '2215550142' }
    return {
      request: { method: 'PUT', url: '/api/admin/user/update', payload },
      event: {
        action: 'userEdited',
        subjectKind: 'user',
        subjectId: id,
        subjectLabel: 'Zoe Paz',
        before: { email: 'zoe@plomada.test', phone: null },
        after: { email: 'zoe.paz@plomada.test', phone: '2215550142' },
      },
    }
  },
  'offer.deactivate': async () => {
    const { id } = await market.publish(market.ana, { title: 'Pintar la reja' })
    return {
      request: { method: 'DELETE', url: `/api/admin/service/delete?id=${id}` },
      event: {
        action: 'offerDeactivated',
        subjectKind: 'offer',
        subjectId: id,
        subjectLabel: 'Pintar la reja',
        before: { isActive: true },
        after: { isActive: false },
      },
    }
  },
  'offer.activate': async () => {
    const { id } = await market.publish(market.ana, { title: 'Pintar la reja' })
    await market.as(market.elena).send(offerCalls.deactivate, { query: { id }, body: {} })
    return {
      request: { method: 'PUT', url: '/api/admin/service/activate', payload: { id } },
      event: {
        action: 'offerReactivated',
        subjectId: id,
        before: { isActive: false },
        after: { isActive: true },
      },
    }
  },
  'offer.remove': async () => {
    const { id } = await market.publish(market.ana, { title: 'Cambiar el termotanque', budget: 900 })
    return {
      request: { method: 'DELETE', url: `/api/admin/service/${id}` },
      event: {
        action: 'offerDeleted',
        subjectId: id,
        subjectLabel: 'Cambiar el termotanque',
        before: expect.objectContaining({
          title: 'Cambiar el termotanque',
          budget: 900,
          ownerId: market.ana.id,
        }),
        after: null,
      },
    }
  },
  'trade.create': async () => ({
    request: { method: 'POST', url: '/api/job', payload: { name: 'Vidriería', description: 'Espejos' } },
    event: {
      action: 'tradeCreated',
      subjectKind: 'trade',
      subjectLabel: 'Vidriería',
      before: null,
      after: { name: 'Vidriería', description: 'Espejos' },
    },
  }),
  'trade.update': async () => {
    const { id } = await newTrade('Tapicería')
    return {
      request: { method: 'PUT', url: `/api/job/${id}`, payload: { description: 'Después' } },
      event: {
        action: 'tradeEdited',
        subjectId: id,
        subjectLabel: 'Tapicería',
        before: { description: 'Antes' },
        after: { description: 'Después' },
      },
    }
  },
  'trade.remove': async () => {
    const { id } = await newTrade('Mudanzas')
    return {
      request: { method: 'DELETE', url: `/api/job/${id}` },
      event: {
        action: 'tradeDeleted',
        subjectId: id,
        before: { name: 'Mudanzas', description: 'Antes' },
        after: null,
      },
    }
  },
}

describe('an audited admin call', () => {
  test('is every write call that only admins may make', () => {
    const writes = Object.entries(calls).flatMap(([noun, ofNoun]) =>
      Object.entries<Call>(ofNoun)
        .filter(
          ([, { audience, method }]) =>
            typeof audience !== 'string' && audience.includes('admin') && method !== 'GET',
        )
        .map(([name]) => `${noun}.${name}`),
    )
    expect(Object.keys(acts).toSorted()).toEqual(writes.toSorted())
  })

  test.each(Object.entries(acts))(
    '%s records one event with actor, action, before, after, address and request id',
    async (_name, prepare) => {
      const { request, event } = await prepare()
      const before = await newestId()
      const startedAt = Date.now()
      const response = await market.as(market.elena).inject({ ...request, remoteAddress: '203.0.113.9' })
      expect(response.statusCode).toBe(200)
      const [left, ...more] = await eventsSince(before)
      expect(more).toEqual([])
      expect(left).toMatchObject({
        ...event,
        actorId: market.elena.id,
        networkAddress: '203.0.113.9',
        requestId: response.headers['x-request-id'],
      })
      expect(left?.at.getTime()).toBeGreaterThanOrEqual(startedAt)
    },
  )

  test('records suspensions, reactivations and role changes as such', async () => {
    const { id } = await market.addPerson()
    const before = await newestId()
    const amend = (change: object) =>
      market.as(market.elena).send(userCalls.amend, { body: { id, ...change } })
    await amend({ isActive: false })
    await amend({ isActive: true })
    await amend({ role: 'admin', firstName: 'Otra' })
    await amend({ role: 'comun' })
    expect((await eventsSince(before)).toReversed()).toMatchObject([
      { action: 'userSuspended', before: { isActive: true }, after: { isActive: false } },
      { action: 'userReactivated', before: { isActive: false }, after: { isActive: true } },
      { action: 'userRoleChanged', before: { role: 'comun' }, after: { role: 'admin', firstName: 'Otra' } },
      { action: 'userRoleChanged', before: { role: 'admin' }, after: { role: 'comun' } },
    ])
  })

  test('records no event if it is refused or rolled back', async () => {
    const offer = await market.publish(market.ana)
    const before = await newestId()
    const remove = () => market.as(market.elena).send(offerCalls.remove, { params: { id: offer.id } })
    const restore = await failAtCommit(market.db, 'offers', 'update')
    const url = `/api/admin/service/delete?id=${offer.id}`
    expect((await market.as(market.elena).inject({ method: 'DELETE', url })).statusCode).toBe(500)
    await restore()
    const { ana, elena } = market
    const byOwner = market.as(ana).send(offerCalls.remove, { params: { id: offer.id } })
    expect(await outcome(byOwner)).toBe('forbidden')
    const duplicate = market.as(elena).send(tradeCalls.create, { body: { name: 'plomería' } })
    expect(await outcome(duplicate)).toBe('nameTaken')
    const usedTrade = market.as(elena).send(tradeCalls.remove, { params: { id: 1 } })
    expect(await outcome(usedTrade)).toBe('tradeInUse')
    expect(await eventsSince(before)).toEqual([])
    expect(await outcomes([remove(), remove()])).toEqual({ done: 1, notFound: 1 })
    expect(await eventsSince(before)).toMatchObject([{ action: 'offerDeleted' }])
  })
})

test('a registration records an event, and a later call of the same user does not', async () => {
  const before = await newestId()
  const body = { person: { email: 'nora@plomada.test', firstName: 'Nora' }, tradeIds: [] }
  const register = () => market.as({ subject: 'test|nora' }).send(sessionCalls.register, { body })
  const { result } = await register()
  await register()
  expect(await eventsSince(before)).toMatchObject([
    {
      action: 'registered',
      actorId: result.id,
      subjectKind: 'account',
      subjectId: result.id,
      subjectLabel: 'nora@plomada.test',
    },
  ])
})

test.each([
  sql`update audit_events set action = 'signedIn'`,
  sql`delete from audit_events where id < 0`,
  sql`truncate audit_events`,
  sql`insert into audit_events (id, action, subject_kind, subject_label) values (1, 'signedIn', 'account', 'x')
    on conflict (id) do update set action = 'signedOut'`,
])('no statement changes or removes an event', async (statement) => {
  await market.as(market.elena).send(tradeCalls.update, { params: { id: 3 }, body: {} })
  const before = await events()
  await expect(market.db.execute(statement)).rejects.toMatchObject({
    cause: { code: '42501', constraint: 'audit_events_append_only' },
  })
  expect(await events()).toEqual(before)
})

describe('the list of events', () => {
  const at = (time: string) => new Date(`2024-05-${time}-03:00`)
  const event = (values: Partial<NewAuditEvent>): NewAuditEvent => ({
    action: 'signedIn',
    actorId: null,
    subject: { kind: 'account', id: null, label: 'x' },
    networkAddress: null,
    requestId: null,
    ...values,
  })
  let zulma: number

  beforeAll(async () => {
    const person = await market.addPerson({ firstName: 'Zulma', lastName: 'Ibáñez' })
    zulma = person.id
    const user = { kind: 'user', id: 5, label: 'Cinco' } as const
    const rows = [
      [event({ actorId: zulma }), at('01T00:00:00')],
      [event({ actorId: zulma, action: 'userSuspended', subject: user }), at('01T23:59:59')],
      [event({ action: 'signInFailed' }), at('02T00:00:00')],
    ] as const
    for (const [one, time] of rows) {
      await market.db.transaction(async (tx) => {
        await recordAuditEvent(tx, one)
        // The append-only trigger must be disabled to set the time of an event.
        await tx.execute(sql`alter table audit_events disable trigger user`)
        const newest = sql`(select max(id) from audit_events)`
        await tx.update(auditEvents).set({ at: time }).where(eq(auditEvents.id, newest))
        await tx.execute(sql`alter table audit_events enable trigger user`)
      })
    }
  })

  const list = (filters: Partial<AuditFilters> = {}, admin = market.elena) =>
    market.as(admin).send(auditCalls.list, { query: { ...auditFilters.initial, ...filters } })
  const listActions = async (filters: Partial<AuditFilters>) =>
    (await list(filters)).result.map(({ action }) => action)
  const may = { from: '2024-05-01', to: '2024-05-31' }

  test('returns pages, newest first, with the name of the actor', async () => {
    const { result, total, totalPages } = await list({ ...may, pageSize: 2 })
    expect([result.length, total, totalPages]).toEqual([2, 3, 2])
    expect(result).toMatchObject([
      { action: 'signInFailed', actor: null, at: at('02T00:00:00') },
      { action: 'userSuspended', actor: { id: zulma, firstName: 'Zulma', lastName: 'Ibáñez' } },
    ])
    expect((await list({ ...may, pageSize: 2, page: 2 })).result).toMatchObject([{ action: 'signedIn' }])
    expect(await list({ ...may, page: 2 })).toEqual({ result: [], total: 3, totalPages: 1 })
  })

  test('filters by actor, action, subject and days of Buenos Aires', async () => {
    expect(await listActions({ ...may, actor: 'ibañez' })).toEqual(['userSuspended', 'signedIn'])
    expect(await listActions({ ...may, actor: '%%%' })).toEqual([])
    expect(await listActions({ ...may, action: 'signInFailed' })).toEqual(['signInFailed'])
    expect(await listActions({ ...may, subjectKind: 'user' })).toEqual(['userSuspended'])
    expect(await listActions({ from: '2024-05-01', to: '2024-05-01' })).toEqual(['userSuspended', 'signedIn'])
    expect(await listActions({ from: '2024-05-02', to: '2024-05-02' })).toEqual(['signInFailed'])
    expect(await listActions({ ...may, actor: 'zulma', action: 'signedIn' })).toEqual(['signedIn'])
  })

  test('is only for admins who are not suspended', async () => {
    const suspendedAdmin = await market.addPerson({ role: 'admin', isActive: false })
    expect(await outcome(list({}, market.ana))).toBe('forbidden')
    expect(await outcome(list({}, suspendedAdmin))).toBe('banned')
    expect((await market.as(null).inject({ url: '/api/admin/audit' })).statusCode).toBe(401)
  })
})
