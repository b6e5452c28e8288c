import { contactMessage } from '@plomada/domain/fixtures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '../database/schema/infrastructure.ts'
import { mailLinks } from '../testing/mailLinks.ts'
import { createOutboxWorker } from '../services/mail/outbox.worker.ts'
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts'
import { embeddedEmail } from './contact.routes.ts'

const hostedEmail = {
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'mail',
  templateId: 'contact',
}
const validRequest = {
  lib_version: '4.4.1',
  user_id: embeddedEmail.publicKey,
  service_id: embeddedEmail.serviceId,
  template_id: embeddedEmail.templateId,
  template_params: contactMessage,
}
const url = '/api/emailjs/api/v1.0/email/send'
const document = '<!doctype html><!--settings-->'
const web = { root: import.meta.dirname, document }

let app: TestApp
let visitors = 0
beforeAll(async () => {
  app = await buildTestApp({ web })
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(outbox))

/** Sends a request, by default from a new address. */
const send = (payload: unknown, remoteAddress = `203.0.113.${++visitors}`) =>
  app.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
const readMails = () => app.db.select().from(outbox).where(eq(outbox.kind, 'message'))

test('a message of a visitor is mailed to the operator, without a Reply-To', async () => {
  const response = await send(validRequest)
  expect([response.statusCode, response.body]).toEqual([200, 'OK'])
  await createOutboxWorker({ db: app.db, links: mailLinks, transport: app.services.mail }).drain()
  expect(app.sentMails).toEqual([
    expect.objectContaining({
      to: 'hola@plomada.example',
      subject: 'Mensaje de Ana Ferreyra',
      text: expect.stringContaining(contactMessage.message),
    }),
  ])
  expect(app.sentMails[0]?.replyTo).toBeUndefined()
  expect(app.sentMails[0]?.text).toContain(contactMessage.email)
})

test.each([
  ['name', 'Please enter your name'],
  ['email', 'Please enter your email'],
  ['message', 'Please enter your message'],
])('a message without its %s is refused with an error of that field', async (field, sentence) => {
  const response = await send({ ...validRequest, template_params: { ...contactMessage, [field]: ' ' } })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({ [`template_params.${field}`]: sentence })
  expect(await readMails()).toEqual([])
})

test('foreign account ids are refused', async () => {
  expect((await send({ ...validRequest, user_id: 'another' })).statusCode).toBe(403)
  for (const field of ['service_id', 'template_id']) {
    const response = await send({ ...validRequest, [field]: 'another' })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual([field])
  }
  expect(await readMails()).toEqual([])
})

test('an invalid body is refused with 400', async () => {
  const unstorable = { ...validRequest, template_params: { ...contactMessage, message: 'a\0b' } }
  for (const body of [null, [], 'text', {}, unstorable]) expect((await send(body)).statusCode).toBe(400)
})

test.each([
  ['name', 'Ana\r\nBcc: everybody@plomada.example'],
  ['email', 'ana@plomada.example, everybody@plomada.example'],
  ['email', 'ana@plomada.example\r\nBcc: everybody@plomada.example'],
])('a second recipient or a header in the %s is refused: %j', async (field, text) => {
  const response = await send({ ...validRequest, template_params: { ...contactMessage, [field]: text } })
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toEqual([`template_params.${field}`])
  expect(await readMails()).toEqual([])
})

test('one address may send five messages an hour, not counting invalid ones', async () => {
  const address = '198.51.100.7'
  for (let times = 0; times < 3; times++) await send({ ...validRequest, template_params: {} }, address)
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(validRequest, address)))
  const statuses = Map.groupBy(responses, ({ statusCode }) => statusCode)
  expect([statuses.get(200)?.length, statuses.get(429)?.length]).toEqual([5, 3])
  expect((await send(validRequest, address)).json().code).toBe('tooManyRequests')
  expect((await send(validRequest)).statusCode).toBe(200)
  expect(await readMails()).toHaveLength(6)
})

test('the page is configured to send to this server', async () => {
  const { body, headers } = await app.app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(body).toContain(`"emailjs":${JSON.stringify(embeddedEmail)}`)
  expect(headers['content-security-policy']).toContain("connect-src 'self';")
})

test('with a hosted service, the page sends there and this server has no endpoint', async () => {
  const other = await buildTestApp({ web, config: { contact: { to: '', emailjs: hostedEmail } } })
  const { body, headers } = await other.app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(body).toContain(`"emailjs":${JSON.stringify(hostedEmail)}`)
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://mail.example;")
  expect((await other.app.inject({ method: 'POST', url, payload: validRequest })).statusCode).toBe(404)
  await other.close()
})
