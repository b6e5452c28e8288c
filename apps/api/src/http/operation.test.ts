import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { once } from 'node:events'
import Fastify from 'fastify'
import { problems } from '@plomada/domain/define'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'
import { buildTestApp } from '../testing/buildTestApp.ts'
import { addHealth } from './health.ts'
import { logAnswers, loggerOptions } from './log.ts'
import { addErrorDoor } from './problems.ts'

const metricsToken = 'a token of the operator'

let market: Market
beforeAll(async () => {
  market = await openMarket({
    config: { metricsToken, rate: { perAddress: 1200, perPerson: 61 } },
    clients: { headers: 300, request: 600, check: 100 },
  })
  await market.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => market.close())

const port = () => {
  const address = market.app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

test('a person who asks without end is told to wait, from whichever address, and nobody else is', async () => {
  const ask = (person: Market['ana'], remoteAddress: string) =>
    market.as(person).inject({ method: 'GET', url: '/api/service', remoteAddress })
  for (let times = 0; times < 61; times++)
    expect((await ask(market.ana, `203.0.113.${times}`)).statusCode).toBe(200)
  const last = await ask(market.ana, '203.0.113.200')
  expect(last.statusCode).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(market.rita, '203.0.113.200')).statusCode).toBe(200)
})

test.each([
  ['its headers', 'GET /health/live HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  [
    'its body',
    'POST /api/user/service HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  ],
])('a client that never ends %s loses the connection', async (_what, beginning) => {
  const socket = connect(port(), '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  socket.write(beginning)
  await once(socket, 'close')
  expect((await fetch(`http://127.0.0.1:${port()}/health/live`)).status).toBe(200)
})

test('a process that is late with everything sends new requests away, and still answers who looks after it', async () => {
  const test = await buildTestApp({ pressure: { maxEventLoopDelay: 100, sampleInterval: 200 } })
  const ask = (url: string) => test.app.inject(url)
  const late = setInterval(() => {
    const until = performance.now() + 300
    while (performance.now() < until);
  }, 1)
  try {
    // The lateness is measured after a while.
    while ((await ask('/api/job')).statusCode !== 503);
    expect((await ask('/api/job')).headers['retry-after']).toBe('5')
    expect((await ask('/health/live')).statusCode).toBe(200)
  } finally {
    clearInterval(late)
  }
  while ((await ask('/api/job')).statusCode !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
  await test.close()
})

test('the metrics tell of requests, pool, mails and checkouts to whoever has the token, and to nobody else', async () => {
  const ask = (authorization?: string) =>
    market.app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } })
  expect((await ask()).statusCode).toBe(401)
  expect((await ask('Bearer another')).statusCode).toBe(401)
  const offer = await market.publish(market.rita)
  await market.apply(market.bruno, offer)
  await market.app.inject(`/api/service/get/${offer.id}`)
  const { statusCode, body } = await ask(`Bearer ${metricsToken}`)
  expect(statusCode).toBe(200)
  expect(body).toMatch(
    /plomada_http_request_seconds_count\{method="POST",route="\/api\/user\/service",status="200"\} [1-9]/,
  )
  expect(body).toMatch(/plomada_pool_connections\{state="(busy|idle)"\} \d/)
  expect(body).toMatch(/plomada_outbox_depth [1-9]/)
  expect(body).toMatch(/plomada_outbox_age_seconds \d/)
  expect(body).toContain('plomada_checkout_total')
  // A series for each route and none for each offer.
  expect(body).not.toContain(`/get/${offer.id}"`)
})

test('without a token the metrics do not exist', async () => {
  const app = await buildTestApp()
  const answer = await app.app.inject({ url: '/metrics', headers: { accept: 'text/html' } })
  await app.close()
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ code: 'notFound', message: problems.notFound.sentence })
})

test('a disk without room is told in a sentence of its own', async () => {
  const app = Fastify()
  addErrorDoor(app)
  const full = (code: string) =>
    Promise.reject(new Error('Failed', { cause: Object.assign(new Error(), { code }) }))
  app.get('/database', () => full('53100'))
  app.get('/read-only', () => full('25006'))
  app.get('/photo', () => full('ENOSPC'))
  for (const url of ['/database', '/read-only', '/photo']) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'unavailable', message: expect.stringContaining('espacio') })
  }
  await app.close()
})

test('the log has an id for each request and none of what people entrusted to us', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const logging = loggerOptions('trace')
  const app = Fastify({ logger: { ...(typeof logging === 'object' && logging), stream } })
  logAnswers(app)
  addErrorDoor(app)
  app.post('/fail', (request) => {
    request.log.warn({ password: 'hunter2-secret', headers: request.headers }, 'told by a careless line')
    throw new Error(
      '550 mailbox ana.secreta@plomada.test refuses Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2VjcmV0',
    )
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/fail?code=secret-code-in-query',
    headers: {
      authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJiIn0.c2VjcmV0',
      cookie: '_session=cookie-secret',
    },
    payload: { password: 'body-secret', email: 'rita.secreta@plomada.test' },
  })
  await app.close()
  expect(answer.statusCode).toBe(500)
  const log = lines.join('')
  expect(log).toContain('mailbox')
  for (const line of lines.filter((each) => each.includes('/fail')))
    expect(JSON.parse(line)).toHaveProperty('reqId')
  expect(log).not.toMatch(/secret|secreta@|hunter2|eyJ/)
})

test('is alive until its database is lost', async () => {
  const app = Fastify()
  addErrorDoor(app)
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
  addHealth(app, { pool: market.database.pool, lost }, () => false)
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  lose(new Error('The thread ended.'))
  await lost
  expect((await app.inject('/health/live')).statusCode).toBe(503)
  await app.close()
})

test('an offer cannot be published by the megabyte', async () => {
  const payload = { tittle: 'x'.repeat(300_000) }
  const refused = await market.as(market.rita).inject({ method: 'POST', url: '/api/user/service', payload })
  expect(refused.statusCode).toBe(413)
})
