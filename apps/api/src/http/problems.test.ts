import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { Writable } from 'node:stream'
import { problems } from '@plomada/domain/define'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../database/schema.ts'
import { logAnswers, loggerOptions } from './log.ts'
import { addErrorDoor } from './problems.ts'

/** Takes every connection and breaks it, as a server does that goes away. */
const breaker: Server = createServer((socket) => socket.once('data', () => socket.destroy()))
beforeAll(() => new Promise<void>((resolve) => breaker.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => breaker.close(resolve)))

/** Asks a server whose database is at that port, or that does other work, and reads its log. */
async function ask(port: number, work?: () => Promise<unknown>) {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const logging = loggerOptions('info')
  const app = Fastify({ logger: { ...(typeof logging === 'object' && logging), stream } })
  logAnswers(app)
  addErrorDoor(app)
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
const nowhere = () => 1
const broken = () => {
  const address = breaker.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

test.each([
  ['is not there', nowhere],
  ['goes away while it is asked', broken],
])('a database that %s is a pause, and says when to come again', async (_what, port) => {
  const { response } = await ask(port())
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({ code: 'unavailable', message: problems.unavailable.sentence })
})

test.each(['57P01', '57P03', '53300', '55P03', '57014'])(
  'a database that has no time now is a pause (%s)',
  async (code) => {
    const { response } = await ask(1, () =>
      Promise.reject(new Error('Failed query', { cause: Object.assign(new Error('said'), { code }) })),
    )
    expect(response.statusCode).toBe(503)
  },
)

test('the log tells which statement failed and nothing of what people wrote', async () => {
  const { log } = await ask(nowhere())
  expect(log).toContain('insert into')
  expect(log).not.toContain('ana@secreto.test')
})

test('an error that repeats what somebody made up to be slow is told at once, without their address', async () => {
  const rows = ['@', 'a', 'a@b.', 'a.'].map((part) => part.repeat(4000))
  const began = performance.now()
  const { log } = await ask(1, () => Promise.reject(new Error(`${rows.join(' ')} ana@secreto.test`)))
  expect(performance.now() - began).toBeLessThan(5000)
  expect(log).toContain('request failed')
  expect(log).not.toContain('ana@secreto.test')
})
