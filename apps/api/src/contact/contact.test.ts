import { contactMessage } from '@plomada/domain/fixtures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '../database/schema.ts'
import { createOutboxWorker } from '../services/mail/outbox.worker.ts'
import { buildTestApp } from '../testing/buildTestApp.ts'
import type { TestApp } from '../testing/buildTestApp.ts'
import { embeddedEmail } from './contact.routes.ts'

const hosted = {
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'mail',
  templateId: 'contact',
}
const usual = {
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

/** Sends as somebody else each time, unless told as whom. */
const send = (payload: unknown, remoteAddress = `203.0.113.${++visitors}`) =>
  app.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
const waiting = () => app.db.select().from(outbox).where(eq(outbox.kind, 'message'))

test('a message of a visitor reaches the operator, without a Reply-To that nobody has proven', async () => {
  const response = await send(usual)
  expect([response.statusCode, response.body]).toEqual([200, 'OK'])
  await createOutboxWorker({ db: app.db, transport: app.services.mail }).drain()
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
])('a message without its %s is refused by that field', async (field, sentence) => {
  const response = await send({ ...usual, template_params: { ...contactMessage, [field]: ' ' } })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({ [`template_params.${field}`]: sentence })
  expect(await waiting()).toEqual([])
})

test('the ids of another account send nothing', async () => {
  expect((await send({ ...usual, user_id: 'somebody' })).statusCode).toBe(403)
  for (const field of ['service_id', 'template_id']) {
    const response = await send({ ...usual, [field]: 'another' })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual([field])
  }
  expect(await waiting()).toEqual([])
})

test('what is no message is refused and not a failure of ours', async () => {
  const unfit = { ...usual, template_params: { ...contactMessage, message: 'a\0b' } }
  for (const body of [null, [], 'text', {}, unfit]) expect((await send(body)).statusCode).toBe(400)
})

test.each([
  ['name', 'Ana\r\nBcc: everybody@plomada.example'],
  ['email', 'ana@plomada.example, everybody@plomada.example'],
  ['email', 'ana@plomada.example\r\nBcc: everybody@plomada.example'],
])('a second recipient or a header in the %s is refused: %j', async (field, text) => {
  const response = await send({ ...usual, template_params: { ...contactMessage, [field]: text } })
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toEqual([`template_params.${field}`])
  expect(await waiting()).toEqual([])
})

test('one address sends five messages an hour; its mistakes do not count and others are not held up', async () => {
  const eager = '198.51.100.7'
  for (let times = 0; times < 3; times++) await send({ ...usual, template_params: {} }, eager)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(usual, eager)))
  const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode)
  expect([statuses.get(200)?.length, statuses.get(429)?.length]).toEqual([5, 3])
  expect((await send(usual, eager)).json().code).toBe('tooManyRequests')
  expect((await send(usual)).statusCode).toBe(200)
  expect(await waiting()).toHaveLength(6)
})

test('the page is told to send to this server', async () => {
  const { body, headers } = await app.app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(body).toContain(`"emailjs":${JSON.stringify(embeddedEmail)}`)
  expect(headers['content-security-policy']).toContain("connect-src 'self';")
})

test('with a hosted service the page may send there, and this server takes nothing', async () => {
  const other = await buildTestApp({ web, config: { contact: { to: '', emailjs: hosted } } })
  const { body, headers } = await other.app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(body).toContain(`"emailjs":${JSON.stringify(hosted)}`)
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://mail.example;")
  expect((await other.app.inject({ method: 'POST', url, payload: usual })).statusCode).toBe(404)
  await other.close()
})
