import { notificationFilters } from '@plomada/domain'
import { notificationCalls, professionalCalls, reviewCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '../database/schema/notifications.ts'
import { offers } from '../database/schema/core.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const list = (who: Person, filters: Partial<typeof notificationFilters.initial> = {}) =>
  market.as(who).send(notificationCalls.list, { query: { ...notificationFilters.initial, ...filters } })
const read = async (who: Person, ids?: number[]) =>
  (await market.as(who).send(notificationCalls.markRead, { body: { ids } })).unread
const contact = (sender: Person, professional: Person, message?: string) =>
  market
    .as(sender)
    .send(professionalCalls.contact, { params: { professionalId: professional.id }, body: { message } })

test('a contact creates a notification with its message and sends a mail (S-427)', async () => {
  const worker = await market.addPerson({ role: 'professional' })
  await contact(market.ana, worker, '¿Puede el jueves?')
  await contact(market.rita, worker)
  const { result, unread, next } = await list(worker)
  expect([unread, next]).toEqual([2, null])
  expect(result).toMatchObject([
    { kind: 'contact', isRead: false, from: { id: market.rita.id }, offer: null, message: null },
    { kind: 'contact', from: { firstName: 'Ana' }, message: '¿Puede el jueves?' },
  ])
  expect(await market.readMails('contact', worker)).toHaveLength(2)
})

test('a refused contact creates no notification', async () => {
  expect(await outcome(contact(market.ana, market.rita))).toBe('notFound')
  expect((await list(market.rita)).result).toEqual([])
})

test('each step of an offer notifies the other party', async () => {
  const client = await market.addPerson({ firstName: 'Nora' })
  const worker = await market.addPerson({ role: 'professional' })
  const offer = await market.publishAndHire(client, worker, { title: 'Cambiar vidrios' })
  await market.db.update(offers).set({ state: 'terminado' }).where(eq(offers.id, offer.id))
  await market
    .as(client)
    .send(reviewCalls.rate, { params: { idProduct: offer.id }, body: { score: 5, text: 'Bien' } })
  const about = { id: offer.id, title: 'Cambiar vidrios' }
  expect((await list(client)).result).toMatchObject([
    { kind: 'application', offer: about, from: { id: worker.id } },
  ])
  expect((await list(worker)).result).toMatchObject([
    { kind: 'review', offer: about, from: { firstName: 'Nora' } },
    { kind: 'acceptance', offer: about },
  ])
})

test('applying or accepting again creates no second notification', async () => {
  const client = await market.addPerson()
  const worker = await market.addPerson({ role: 'professional' })
  const offer = await market.publishAndHire(client, worker)
  await market.apply(worker, offer)
  await market.accept(client, offer, worker)
  expect([(await list(client)).unread, (await list(worker)).unread]).toEqual([1, 1])
})

test('users mark some or all of their own notifications as read, and no others (P-062)', async () => {
  const worker = await market.addPerson({ role: 'professional' })
  for (const sender of [market.ana, market.rita, market.elena]) await contact(sender, worker)
  const [last, middle] = (await list(worker)).result
  expect(await read(market.bruno, [last?.id ?? 0])).toBe(0)
  expect((await list(worker)).unread).toBe(3)
  expect(await read(worker, [last?.id ?? 0])).toBe(2)
  const [row] = await market.db
    .select()
    .from(notifications)
    .where(eq(notifications.id, last?.id ?? 0))
  expect(await read(worker, [last?.id ?? 0, 999_999])).toBe(2)
  expect(
    await market.db
      .select()
      .from(notifications)
      .where(eq(notifications.id, last?.id ?? 0)),
  ).toEqual([row])
  expect((await list(worker, { isRead: 'false' })).result.map(({ id }) => id)).toContain(middle?.id)
  expect((await list(worker, { isRead: 'true' })).result).toHaveLength(1)
  expect(await read(worker)).toBe(0)
  expect((await market.as(worker).send(notificationCalls.unread, {})).unread).toBe(0)
})

test('a page of notifications continues after the last one, although new ones arrive (P-063)', async () => {
  const worker = await market.addPerson({ role: 'professional' })
  for (const sender of [market.ana, market.rita, market.elena]) await contact(sender, worker)
  const first = await list(worker, { pageSize: 2 })
  expect(first.result.map(({ from }) => from.firstName)).toEqual(['Elena', 'Rita'])
  await contact(market.bruno, worker)
  const second = await list(worker, { pageSize: 2, before: first.next ?? undefined })
  expect(second.result.map(({ from }) => from.firstName)).toEqual(['Ana'])
  expect(second.next).toBeNull()
  expect((await list(worker, { kind: 'payment' })).result).toEqual([])
  expect((await list(worker, { kind: 'contact' })).result).toHaveLength(4)
})

test.each([[[0]], [['1']], [[2 ** 31]], [[1.5]], ['todas'], [Array.from({ length: 101 }, () => 1)]])(
  'marking %j is refused',
  async (ids) => {
    const request = { method: 'PUT', url: '/api/user/notifications/read', payload: { ids } } as const
    expect((await market.as(market.ana).inject(request)).statusCode).toBe(400)
  },
)
