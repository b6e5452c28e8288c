import { createServer, type Server } from 'node:net'
import { Writable } from 'node:stream'
import { problems } from '@plomada/domain/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../database/schema/core.ts'
import { logResponses, loggerOptions } from './log.ts'
import { addErrorHandler } from './problems.ts'

/** Closes every connection on the first data, like a server that stops. */
const breaker: Server = createServer((socket) => socket.once('data', () => socket.destroy()))
beforeAll(() => new Promise<void>((resolve) => breaker.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => breaker.close(resolve)))

/** Sends a request to a server with a database at this port, or with other work, and reads its log. */
async function sendRequest(port: number, work?: () => Promise<unknown>) {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const logging = loggerOptions('info')
  const app = Fastify({ logger: { ...(typeof logging === 'object' && logging), stream } })
  logResponses(app)
  addErrorHandler(app)
  const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 2000 })
  const person = { issuer: 'i', subject: 's', nickname: 'n', firstName: 'f', email: 'ana@secreto.test' }
  app.get(
    '/',
    work ?? (() => drizzle({ client: pool }).insert(users).values(person).returning({ id: users.id })),
  )
  const response = await app.inject('/')
  await pool.end()
  await app.close()
  return { response, log: lines.join('') }
}
const closedPort = () => 1
const breakerPort = () => {
  const address = breaker.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

test.each([
  ['is unreachable', closedPort],
  ['closes the connection during a query', breakerPort],
])('returns 503 with Retry-After if the database %s', async (_what, port) => {
  const { response } = await sendRequest(port())
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({ code: 'unavailable', message: problems.unavailable.sentence })
})

test.each(['57P01', '57P03', '53300', '55P03', '57014'])(
  'returns 503 if the database is overloaded (%s)',
  async (code) => {
    const { response } = await sendRequest(1, () =>
      Promise.reject(new Error('Failed query', { cause: Object.assign(new Error('details'), { code }) })),
    )
    expect(response.statusCode).toBe(503)
  },
)

test('logs the failed statement without its parameters', async () => {
  const { log } = await sendRequest(closedPort())
  expect(log).toContain('insert into')
  expect(log).not.toContain('ana@secreto.test')
})

test('logs an error with adversarial text quickly, without email addresses', async () => {
  // In quadratic time it would not end before the limit of the test.
  const rows = ['@', 'a', 'a@b.', 'a.'].map((part) => part.repeat(1_000_000))
  const { log } = await sendRequest(1, () => Promise.reject(new Error(`${rows.join(' ')} ana@secreto.test`)))
  expect(log).toContain('request failed')
  expect(log).not.toContain('ana@secreto.test')
})
