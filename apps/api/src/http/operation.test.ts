import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { once } from 'node:events'
import Fastify from 'fastify'
import { problems } from '@plomada/domain/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { buildTestApp } from '../testing/buildTestApp.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { addHealth } from './health.ts'
import { logResponses, loggerOptions } from './log.ts'
import { addErrorHandler } from './problems.ts'

const metricsToken = 'a token for monitoring'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace({
    config: { metricsToken, rate: { perAddress: 1200, perPerson: 61 } },
    clientTimeouts: { headers: 300, request: 600, check: 100 },
  })
  await market.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => market.setClock(null))
afterAll(() => market.close())

const port = () => {
  const address = market.app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

test('limits the requests of one user from any address, without affecting others', async () => {
  const sendRequest = (person: Marketplace['ana'], remoteAddress: string) =>
    market.as(person).inject({ method: 'GET', url: '/api/service', remoteAddress })
  for (let times = 0; times < 61; times++)
    expect((await sendRequest(market.ana, `203.0.113.${times}`)).statusCode).toBe(200)
  const last = await sendRequest(market.ana, '203.0.113.200')
  expect(last.statusCode).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect((await sendRequest(market.rita, '203.0.113.200')).statusCode).toBe(200)
})

test.each([
  ['its headers', 'GET /health/live HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  [
    'its body',
    'POST /api/user/service HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  ],
])('closes the connection of a client that never completes %s', async (_what, beginning) => {
  const socket = connect(port(), '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  socket.write(beginning)
  await once(socket, 'close')
  expect((await market.app.inject('/health/live')).statusCode).toBe(200)
})

test('rejects requests while overloaded, a visitor with a page, and none of monitoring', async () => {
  const test = await buildTestApp({ loadShedding: { maxEventLoopDelay: 100, sampleInterval: 200 } })
  const sendRequest = (url: string) => test.app.inject(url)
  const late = setInterval(() => {
    const until = performance.now() + 300
    while (performance.now() < until);
  }, 1)
  try {
    // The delay is measured at intervals.
    while ((await sendRequest('/api/job')).statusCode !== 503);
    expect((await sendRequest('/api/job')).headers['retry-after']).toBe('5')
    const page = await test.app.inject({ url: '/service?page=2', headers: { accept: 'text/html,*/*' } })
    expect(page.statusCode).toBe(503)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['retry-after']).toBe('5')
    expect(page.body).toContain('<a class="button" href="/service?page=2">Reintentar</a>')
    expect((await sendRequest('/health/live')).statusCode).toBe(200)
  } finally {
    clearInterval(late)
  }
  while ((await sendRequest('/api/job')).statusCode !== 200)
    await new Promise((resolve) => setTimeout(resolve, 50))
  await test.close()
})

test('serves metrics of requests, pool, mails and checkouts only with the token', async () => {
  const sendRequest = (authorization?: string) =>
    market.app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } })
  expect((await sendRequest()).statusCode).toBe(401)
  expect((await sendRequest('Bearer another')).statusCode).toBe(401)
  const offer = await market.publish(market.rita)
  await market.apply(market.bruno, offer)
  await market.app.inject(`/api/service/get/${offer.id}`)
  const { statusCode, body } = await sendRequest(`Bearer ${metricsToken}`)
  expect(statusCode).toBe(200)
  expect(body).toMatch(
    /plomada_http_request_seconds_count\{method="POST",route="\/api\/user\/service",status="200"\} [1-9]/,
  )
  expect(body).toMatch(/plomada_pool_connections\{state="(busy|idle)"\} \d/)
  expect(body).toMatch(/plomada_outbox_depth [1-9]/)
  expect(body).toMatch(/plomada_outbox_age_seconds \d/)
  expect(body).toContain('plomada_checkout_total')
  // One time series per route, not per offer.
  expect(body).not.toContain(`/get/${offer.id}"`)
})

const isQuiet = true
test.each<[string, string, { runAt: string; attempts?: number; isQuiet?: boolean }, number]>([
  ['due five minutes ago', '12:00', { runAt: '11:55' }, 5],
  ['of the next digest', '12:00', { runAt: '20:00' }, 0],
  ['that waits for its eleventh attempt', '12:00', { runAt: '12:02', attempts: 10 }, 15],
  ['that waits for the end of the quiet hours', '03:00', { runAt: '01:00', isQuiet }, 0],
  ['that waited for the end of the quiet hours', '08:05', { runAt: '01:00', isQuiet }, 5],
  ['due after the quiet hours', '12:00', { runAt: '11:55', isQuiet }, 5],
  ['that is sent in the quiet hours too', '03:00', { runAt: '02:50' }, 10],
])('measures the age of a mail %s at %s in minutes: %o', async (_what, time, mail, minutes) => {
  const at = (hour: string) => new Date(`2026-11-25T${hour}:00-03:00`)
  const { runAt, isQuiet = false, attempts = 0 } = mail
  market.setClock(at(time))
  await market.db.delete(outbox)
  await market.db
    .insert(outbox)
    .values({ kind: 'message', payload: { isQuiet }, runAt: at(runAt), attempts, createdAt: new Date(0) })
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await market.app.inject({ url: '/metrics', headers })
  const seconds = Number(/^plomada_outbox_age_seconds (\S+)/m.exec(body)?.[1])
  expect(Math.round(seconds / 60)).toBe(minutes)
})

test('returns 404 for /metrics without a configured token', async () => {
  const app = await buildTestApp()
  const response = await app.app.inject({ url: '/metrics', headers: { accept: 'text/html' } })
  await app.close()
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ code: 'notFound', message: problems.notFound.sentence })
})

test('reports a full disk with its own message', async () => {
  const app = Fastify()
  addErrorHandler(app)
  const full = (code: string, message?: string) =>
    Promise.reject(new Error('Failed', { cause: Object.assign(new Error(message), { code }) }))
  app.get('/database', () => full('53100'))
  app.get('/read-only', () => full('25006'))
  app.get('/photo', () => full('ENOSPC'))
  app.get('/new-session', () => full('XX000', 'could not write init file'))
  for (const url of ['/database', '/read-only', '/photo', '/new-session']) {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('espacio'),
    })
  }
  await app.close()
})

test('logs an id for each request and no personal data', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const logging = loggerOptions('trace')
  const app = Fastify({ logger: { ...(typeof logging === 'object' && logging), stream } })
  logResponses(app)
  addErrorHandler(app)
  app.post('/fail', (request) => {
    request.log.warn({ password: 'hunter2-secret', headers: request.headers }, 'logged with credentials')
    request.log.warn({ calls: [{ user: { token: 'nested-secret' } }] }, 'logged with nested credentials')
    request.log.child({ token: 'bound-secret', at: new Date(0) }).warn('logged with bound credentials')
    throw new Error(
      '550 mailbox ana.secreta@plomada.test refuses Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2VjcmV0',
    )
  })
  const response = await app.inject({
    method: 'POST',
    url: '/fail?code=secret-code-in-query',
    headers: {
      authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJiIn0.c2VjcmV0',
      cookie: '_session=cookie-secret',
    },
    payload: { password: 'body-secret', email: 'rita.secreta@plomada.test' },
  })
  await app.close()
  expect(response.statusCode).toBe(500)
  const log = lines.join('')
  expect(log).toContain('mailbox')
  expect(log).toContain('1970-01-01T00:00:00.000Z')
  expect(log.match(/\[…\]/g)?.length).toBeGreaterThan(5)
  for (const line of lines.filter((each) => each.includes('/fail')))
    expect(JSON.parse(line)).toHaveProperty('reqId')
  expect(log).not.toMatch(/secret|secreta@|hunter2|eyJ/)
})

test('is live until its database is lost', async () => {
  const app = Fastify()
  addErrorHandler(app)
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
  addHealth(app, { pool: market.database.pool, lost }, () => false)
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  lose(new Error('The thread ended.'))
  await lost
  expect((await app.inject('/health/live')).statusCode).toBe(503)
  await app.close()
})

test('refuses a body of several megabytes', async () => {
  const payload = { tittle: 'x'.repeat(300_000) }
  const refused = await market.as(market.rita).inject({ method: 'POST', url: '/api/user/service', payload })
  expect(refused.statusCode).toBe(413)
})
