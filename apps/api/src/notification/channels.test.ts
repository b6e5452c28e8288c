import { isQuiet, quietHours } from '@plomada/domain'
import type { NotificationPreference } from '@plomada/domain'
import { notificationCalls, professionalCalls } from '@plomada/domain/calls'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '../database/schema/infrastructure.ts'
import { createMailLinks, UNSUBSCRIBE_PATH } from '../services/mail/mail.links.ts'
import { createOutboxWorker } from '../services/mail/outbox.worker.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { notify } from './notification.actions.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let worker: Person
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  worker = await market.addPerson({ role: 'professional' })
  market.sentMails.length = 0
  await market.db.delete(outbox)
})

const contact = (sender: Person, message?: string) =>
  market
    .as(sender)
    .send(professionalCalls.contact, { params: { professionalId: worker.id }, body: { message } })
const save = (preference: NotificationPreference, person = worker) =>
  market.as(person).send(notificationCalls.savePreference, { body: preference })
const choose = (mail: NotificationPreference['mail']) => save({ kind: 'contact', mail, push: true })
const links = () => createMailLinks(market.config, market.services.notificationKeys.unsubscribe)
const sendMails = async (night = false) => {
  const worker = createOutboxWorker({
    db: market.db,
    links: links(),
    transport: market.services.mail,
    isQuiet: () => night,
  })
  await worker.drain()
  return market.sentMails.map(({ subject }) => subject)
}
/** Makes every waiting mail due, as if its time had come. */
const makeDue = () =>
  market.db
    .update(outbox)
    .set({ runAt: sql`now()` })
    .where(isNull(outbox.doneAt))

test('users choose per kind of event whether its mail is immediate, daily or off (P-066)', async () => {
  const { preferences } = await market.as(worker).send(notificationCalls.preferences, {})
  expect(preferences.every(({ mail, push }) => mail === 'immediate' && push)).toBe(true)
  await contact(market.ana)
  expect(await sendMails()).toEqual(['Ana Ferreyra te quiere contactar'])
  const saved = await choose('off')
  expect(saved.preferences.find(({ kind }) => kind === 'contact')).toMatchObject({ mail: 'off' })
  await contact(market.rita)
  expect(await sendMails()).toHaveLength(1)
  const offer = await market.publishAndHire(market.ana, worker)
  expect(await sendMails()).toContain(`Ana Ferreyra aceptó tu postulación a «${offer.title}»`)
})

test('the daily digest is one mail at 8 in Buenos Aires with every event since the last (P-067)', async () => {
  await choose('daily')
  for (const sender of [market.ana, market.rita, market.elena]) await contact(sender, 'Hola')
  expect(await sendMails()).toEqual([])
  const [row] = await market.db.select().from(outbox).where(eq(outbox.kind, 'digest'))
  const hour = row?.runAt.toLocaleTimeString('en-GB', { timeZone: 'America/Argentina/Buenos_Aires' })
  expect(hour).toBe('08:00:00')
  expect(row && row.runAt.getTime() - Date.now()).toBeLessThanOrEqual(86_400_000)
  await makeDue()
  expect(await sendMails()).toEqual(['Tenés 3 novedades en Plomada'])
  const [{ text } = { text: '' }] = market.sentMails
  for (const name of ['Ana Ferreyra', 'Rita', 'Elena'])
    expect(text).toContain(`· ${name} te quiere contactar`)
  await contact(market.bruno)
  await makeDue()
  expect(await sendMails()).toEqual(['Tenés 3 novedades en Plomada', 'Tenés una novedad en Plomada'])
})

test('a kind that is turned off is not mailed later, alone or in the digest (P-072)', async () => {
  await contact(market.ana)
  await choose('off')
  expect(await sendMails()).toEqual([])
  await choose('daily')
  await contact(market.rita)
  await notify(market.db, {
    kind: 'application',
    userId: worker.id,
    fromId: market.ana.id,
    details: { quote: null },
  })
  await save({ kind: 'application', mail: 'daily', push: true })
  await notify(market.db, {
    kind: 'application',
    userId: worker.id,
    fromId: market.rita.id,
    details: { quote: null },
  })
  await choose('off')
  await save({ kind: 'application', mail: 'immediate', push: true })
  await makeDue()
  const sent = await sendMails()
  expect(sent).toContain('Tenés una novedad en Plomada')
  expect(JSON.stringify(market.sentMails)).not.toContain('te quiere contactar')
})

test('from 22 to 8 in Buenos Aires mails wait, except those about payments (P-071)', async () => {
  const offer = await market.publish(market.ana)
  const about = { userId: worker.id, fromId: market.ana.id, offerId: offer.id }
  await contact(market.ana, 'Uno')
  await notify(market.db, { kind: 'payment', ...about, details: { amount: 1500 } })
  expect(await sendMails(true)).toEqual([`Ana Ferreyra te pagó «${offer.title}»`])
  await contact(market.ana, 'Otro')
  expect(await sendMails(true)).toHaveLength(1)
  expect(await sendMails(false)).toHaveLength(2)
  expect(market.sentMails.at(-1)?.text).toMatch(/Uno[^]*Otro mensaje:\nOtro/)
  const at = (time: string) => isQuiet(new Date(`2026-11-25T${time}-03:00`), quietHours)
  expect(['21:59', '22:00', '03:00', '07:59', '08:00'].map(at)).toEqual([false, true, true, true, false])
})

test('an unverified address receives no mail', async () => {
  worker = await market.addPerson({ role: 'professional', isEmailVerified: false })
  await contact(market.ana)
  await choose('daily')
  await contact(market.rita)
  await makeDue()
  expect(await sendMails()).toEqual([])
})

/** Sends a request as a mail program does: without a session. */
const sendAnonymously = (method: 'GET' | 'POST', url: string, payload?: string) =>
  market.as(null).inject({
    method,
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(payload !== undefined && { payload }),
  })
const pathOf = (url: string | undefined) => (url ?? '').replace(market.config.publicUrl, '')

test('one click of a mail program ends the mails of a kind, without a session (P-068)', async () => {
  await contact(market.ana)
  await sendMails()
  const path = pathOf(market.sentMails[0]?.unsubscribeUrl)
  const response = await sendAnonymously('POST', path, 'List-Unsubscribe=One-Click')
  expect([response.statusCode, response.body.includes('Ya no te mandamos')]).toEqual([200, true])
  await contact(market.rita)
  expect(await sendMails()).toHaveLength(1)
  const { preferences } = await market.as(worker).send(notificationCalls.preferences, {})
  expect(preferences.filter(({ mail }) => mail === 'off').map(({ kind }) => kind)).toEqual(['contact'])
  expect((await sendAnonymously('POST', path)).statusCode).toBe(200)
})

test('one click in a digest ends the waiting one too, also with a kind that is immediate by now (P-068)', async () => {
  await choose('daily')
  await contact(market.ana)
  await save({ kind: 'application', mail: 'daily', push: true })
  await choose('immediate')
  const path = pathOf(links().unsubscribeUrl({ userId: worker.id, topic: 'digest' }))
  const { body } = await sendAnonymously('POST', path, 'List-Unsubscribe=One-Click')
  await makeDue()
  expect(await sendMails()).toEqual([])
  expect(body).toContain('Ya no te mandamos el resumen diario')
  const { preferences } = await market.as(worker).send(notificationCalls.preferences, {})
  expect(preferences.filter(({ mail }) => mail !== 'immediate').map(({ kind }) => kind)).toEqual([
    'application',
  ])
})

test('opening the link of a mail changes nothing and offers a button (P-069)', async () => {
  const path = pathOf(links().unsubscribeUrl({ userId: worker.id, topic: 'contact' }))
  const { statusCode, body, headers } = await sendAnonymously('GET', path)
  expect(statusCode).toBe(200)
  expect(body).toContain('No recibir más los correos de «Contactos»')
  expect(headers['set-cookie']).toBeUndefined()
  await contact(market.ana)
  expect(await sendMails()).toHaveLength(1)
  const all = /action="([^"]+all[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await sendAnonymously('POST', all)).statusCode).toBe(200)
  const { preferences } = await market.as(worker).send(notificationCalls.preferences, {})
  expect(preferences.every(({ mail }) => mail === 'off')).toBe(true)
})

test.each([
  '',
  '1.contact.x',
  '1.contact',
  'x.contact.y',
  '99999999999.contact.y',
  '1.nothing.y',
  'a'.repeat(300),
])('an unsubscribe link with the token %j is refused (P-068)', async (token) => {
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode } = await sendAnonymously(method, `${UNSUBSCRIBE_PATH}?clave=${token}`)
    expect(statusCode).toBe(404)
  }
})

test('the token of one user or kind does not end the mails of another (P-068)', async () => {
  const other = await market.addPerson()
  const path = pathOf(links().unsubscribeUrl({ userId: worker.id, topic: 'contact' }))
  for (const changed of [path.replace(`=${worker.id}.`, `=${other.id}.`), path.replace('contact', 'payment')])
    expect((await sendAnonymously('POST', changed)).statusCode).toBe(404)
})

test.each([
  { tipo: 'nada', correo: 'off', push: true },
  { tipo: 'contact', correo: 'a veces', push: true },
  { tipo: 'contact', correo: 'off', push: 'sí' },
  {},
])('the preference %j is refused with the name of its field (P-066)', async (payload) => {
  const request = { method: 'PUT', url: '/api/user/notifications/preferences', payload } as const
  const response = await market.as(worker).inject(request)
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json<{ fields: object }>().fields)).not.toEqual([])
})

test('two mails of one topic never wait at once', async () => {
  await Promise.all([market.ana, market.ana, market.ana].map((sender, index) => contact(sender, `${index}`)))
  const waiting = await market.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'contact'), isNull(outbox.doneAt)))
  expect(waiting).toHaveLength(1)
})
