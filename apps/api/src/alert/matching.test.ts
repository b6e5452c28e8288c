import type { Alert } from '@plomada/domain'
import { notificationFilters } from '@plomada/domain'
import { alertCalls, notificationCalls, offerCalls } from '@plomada/domain/calls'
import type { InputOf } from '@plomada/domain/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertMatches, alertTasks } from '../database/schema/alerts.ts'
import { offers } from '../database/schema/core.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { pushDevices, pushMessages } from '../database/schema/notifications.ts'
import { createMailLinks } from '../services/mail/mail.links.ts'
import { createOutboxWorker } from '../services/mail/outbox.worker.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { createAlertWorker, notifyAlertsOf } from './matching.actions.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>
type Choices = InputOf<typeof alertCalls.create>['body']

let market: Marketplace
let client: Person
let worker: Person
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.db.execute(sql`truncate alerts, alert_tasks, outbox`)
  market.sentMails.length = 0
  client = await market.addPerson({ firstName: 'Julia' })
  worker = await market.addPerson({ role: 'professional' })
})

const anAlert: Choices = { tradeId: 1, cities: [], minimumBudget: null, frequency: 'immediate' }
const save = async (changes: Partial<Choices> = {}, who = worker): Promise<Alert> =>
  (await market.as(who).send(alertCalls.create, { body: { ...anAlert, ...changes } })).result
const matchAll = () => createAlertWorker({ db: market.db }).drain()
const readNotices = async (who = worker) => {
  const query = { ...notificationFilters.initial, kind: 'alert' } as const
  const { result } = await market.as(who).send(notificationCalls.list, { query })
  return result.map(({ offer }) => offer?.title)
}
const publish = async (title: string, changes: object = {}, owner = client) => {
  const offer = await market.publish(owner, { title, ...changes })
  await matchAll()
  return offer
}
const addProfessionals = (count: number) =>
  Promise.all(Array.from({ length: count }, () => market.addPerson({ role: 'professional' })))

test('notifies of new offers of the trade, in the cities and from the minimum budget of an alert (P-095)', async () => {
  await save({ cities: ['Berisso', 'La Plata'], minimumBudget: 40_000 })
  await publish('Bomba')
  await publish('Caro', { tradeIds: [2, 1], budget: 40_000, city: 'Berisso' })
  await publish('Barato', { budget: 39_999 })
  await publish('Lejos', { city: 'Tigre' })
  await publish('Pintura', { tradeIds: [2] })
  expect(await readNotices()).toEqual(['Caro', 'Bomba'])
})

test('one notification and one mail with a link to the offer, although several alerts match (P-100, P-101)', async () => {
  await save()
  await save({ tradeId: null, cities: ['La Plata'] })
  await save({ tradeId: 1, cities: ['La Plata'], frequency: 'daily' })
  const { id } = await publish('Bomba')
  expect(await readNotices()).toEqual(['Bomba'])
  const mails = await market.readMails('alert', worker)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.payload).toMatchObject({
    subject: 'Oferta nueva: «Bomba»',
    text: expect.stringContaining(`${market.config.publicUrl}/service/detail/${id}`),
    unsubscribeUrl: expect.stringContaining('/cuenta/correos?clave='),
  })
  expect(mails[0]?.payload.text).toContain('coincide con tu alerta «Plomería»')
})

test('offers within a quarter of an hour share one mail with a link to each (P-101)', async () => {
  await save()
  const [first, second] = [await publish('Bomba'), await publish('Pileta', { budget: 9000 })]
  const [mail, ...others] = await market.readMails('alert', worker)
  expect(others).toEqual([])
  expect(mail?.payload.subject).toBe('2 ofertas nuevas para vos')
  for (const { id } of [first, second]) expect(mail?.payload.text).toContain(`/service/detail/${id}`)
  expect(mail?.payload.text).toContain('· «Pileta» en La Plata, $ 9.000')
  expect(mail?.payload.text).toContain(`Ver mis alertas: ${market.config.publicUrl}/alertas`)
})

test('offers of daily alerts come in one digest at 8, and in no push message (P-102)', async () => {
  await save({ frequency: 'daily' })
  await market.db
    .insert(pushDevices)
    .values({ userId: worker.id, endpoint: `https://push.example/${worker.id}`, p256dh: '', auth: '' })
  await publish('Bomba')
  await publish('Pileta')
  expect(await market.db.$count(pushMessages)).toBe(0)
  expect(await market.readMails('alert', worker)).toEqual([])
  const [digest, ...others] = await market.readMails('digest', worker)
  expect(others).toEqual([])
  expect(digest?.payload.text).toContain('· Hay una oferta nueva para vos: «Bomba»')
  expect(digest?.payload.text).toContain('«Pileta»')
  const hour = digest?.runAt.toLocaleTimeString('en-GB', { timeZone: 'America/Argentina/Buenos_Aires' })
  expect(hour).toBe('08:00:00')
  expect(await readNotices()).toEqual(['Pileta', 'Bomba'])
  await save()
  await publish('Techo')
  expect(await market.db.$count(pushMessages)).toBe(1)
})

test('follows the notification preferences, and ends with the link of the mail (P-103)', async () => {
  await save()
  await market
    .as(worker)
    .send(notificationCalls.savePreference, { body: { kind: 'alert', mail: 'off', push: false } })
  await publish('Bomba')
  expect(await market.db.$count(outbox)).toBe(0)
  await market
    .as(worker)
    .send(notificationCalls.savePreference, { body: { kind: 'alert', mail: 'immediate', push: false } })
  await publish('Pileta')
  const links = createMailLinks(market.config, market.services.notificationKeys.unsubscribe)
  await createOutboxWorker({ db: market.db, links, transport: market.services.mail }).drain()
  const url = new URL(market.sentMails[0]?.unsubscribeUrl ?? '')
  const payload = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = { method: 'POST', url: url.pathname + url.search, payload, headers } as const
  expect((await market.as(null).inject(request)).statusCode).toBe(200)
  await market.db.delete(outbox)
  await publish('Techo')
  expect(await market.db.$count(outbox)).toBe(0)
  expect(await readNotices()).toEqual(['Techo', 'Pileta', 'Bomba'])
})

test('the link of a digest pauses daily alerts, with their waiting entries, until they are resumed (P-068, P-103)', async () => {
  const daily = await save({ frequency: 'daily' })
  await save({ tradeId: 2 })
  await publish('Bomba')
  await market.db.update(outbox).set({ runAt: sql`now()` })
  const links = createMailLinks(market.config, market.services.notificationKeys.unsubscribe)
  await createOutboxWorker({ db: market.db, links, transport: market.services.mail }).drain()
  expect(market.sentMails.map(({ subject }) => subject)).toEqual(['Tenés una novedad en Plomada'])
  await publish('Pileta')
  const countWaiting = (kind: string) =>
    market.db.$count(outbox, and(eq(outbox.kind, kind), isNull(outbox.doneAt)))
  expect(await countWaiting('digest')).toBe(1)
  const url = new URL(market.sentMails[0]?.unsubscribeUrl ?? '')
  const path = url.pathname + url.search
  const asked = await market.as(null).inject({ method: 'GET', url: path })
  const ended = await market.as(null).inject({
    method: 'POST',
    url: path,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(ended.statusCode).toBe(200)
  await publish('Techo')
  await publish('Mural', { tradeIds: [2] })
  expect([await countWaiting('digest'), await countWaiting('alert')]).toEqual([0, 1])
  expect(await readNotices()).toEqual(['Mural', 'Pileta', 'Bomba'])
  const { result } = await market.as(worker).send(alertCalls.list, {})
  expect(result.map(({ frequency, isPaused }) => [frequency, isPaused])).toEqual([
    ['immediate', false],
    ['daily', true],
  ])
  for (const { body } of [asked, ended])
    expect(body).toContain('Las <a href="/alertas">alertas diarias</a> las dejamos en pausa')
  const resumed = { ...anAlert, frequency: 'daily', isPaused: false } as const
  await market.as(worker).send(alertCalls.update, { params: { alertId: daily.id }, body: resumed })
  await publish('Canilla')
  expect(await countWaiting('digest')).toBe(1)
})

test('never notifies the author, suspended users, users who are not professionals, or of paused and deleted alerts (P-104)', async () => {
  const [banned, former, paused, removed, applicant] = await addProfessionals(5)
  for (const who of [worker, banned, former, paused, removed, applicant]) await save({}, who)
  const [alert] = (await market.as(paused as Person).send(alertCalls.list, {})).result
  await market.as(paused as Person).send(alertCalls.update, {
    params: { alertId: alert?.id ?? 0 },
    body: { ...anAlert, isPaused: true },
  })
  const offer = await market.publish(worker, { title: 'Propia' })
  await market.apply(applicant as Person, offer)
  await market.ban(banned as Person)
  await market.db.execute(sql`update users set role = 'comun' where id = ${former?.id}`)
  const [last] = (await market.as(removed as Person).send(alertCalls.list, {})).result
  await market.as(removed as Person).send(alertCalls.remove, { params: { alertId: last?.id ?? 0 } })
  await matchAll()
  expect(await market.db.$count(outbox, eq(outbox.kind, 'alert'))).toBe(0)
  expect(await countNotices(offer)).toBe(0)
})

const countNotices = async ({ id }: { id: number }): Promise<number> => {
  const { rows } = await market.db.execute<{ count: number }>(
    sql`select count(*)::int as count from notifications where kind = 'alert' and offer_id = ${id}`,
  )
  return rows[0]?.count ?? -1
}

test('notifies each professional once, although workers overlap and the offer is published again (P-100)', async () => {
  const people = await addProfessionals(60)
  await Promise.all(people.map((who) => save({}, who)))
  const creationKey = '0d4a6c1e-7f3b-4c59-9a70-2f1f5f6f0b11'
  const offer = await market.publish(client, { creationKey })
  await Promise.all(Array.from({ length: 4 }, () => notifyAlertsOf(market.db, offer.id)))
  await market.publish(client, { creationKey })
  await matchAll()
  expect(await countNotices(offer)).toBe(60)
  expect(await market.db.$count(outbox, eq(outbox.kind, 'alert'))).toBe(60)
})

test('continues where a killed process stopped (P-105)', async () => {
  const people = await addProfessionals(60)
  await Promise.all(people.map((who) => save({}, who)))
  const offer = await market.publish(client)
  const [task] = await market.db.select().from(alertTasks)
  // The second batch fails, as when the connection of a killed process ends.
  const last = Math.max(...people.map(({ id }) => id))
  await market.db.execute(sql`
    create function fail_last() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`)
  await market.db.execute(
    sql.raw(`create trigger fail_last before insert on notifications for each row
    when (new.user_id = ${last}) execute function fail_last()`),
  )
  await expect(notifyAlertsOf(market.db, offer.id)).rejects.toMatchObject({ cause: { message: 'killed' } })
  const notified = await countNotices(offer)
  expect(notified).toBe(50)
  await market.db.execute(sql`drop trigger fail_last on notifications`)
  await market.db.execute(sql`drop function fail_last`)
  expect(task?.doneAt).toBeNull()
  await matchAll()
  expect(await countNotices(offer)).toBe(60)
  expect(await market.db.$count(outbox, eq(outbox.kind, 'alert'))).toBe(60)
})

test('an offer that an admin reactivates is matched again, without repeating notifications (P-106)', async () => {
  await save()
  const offer = await market.publish(client, { title: 'Bomba' })
  const admin = market.as(market.elena)
  await admin.send(offerCalls.deactivate, { query: { id: offer.id }, body: {} })
  await matchAll()
  expect(await readNotices()).toEqual([])
  for (let round = 0; round < 2; round++) {
    await admin.send(offerCalls.activate, { body: { id: offer.id } })
    await matchAll()
    expect(await readNotices()).toEqual(['Bomba'])
    await admin.send(offerCalls.deactivate, { query: { id: offer.id }, body: {} })
  }
  await market.db.delete(offers).where(eq(offers.id, offer.id))
  expect(await market.db.$count(alertMatches, eq(alertMatches.offerId, offer.id))).toBe(0)
})
