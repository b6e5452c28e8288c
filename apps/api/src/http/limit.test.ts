import { problems } from '@plomada/domain/define'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing/buildTestApp.ts'
import type { TestApp } from '../testing/buildTestApp.ts'
import { limitRequests, networkOf } from './limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ nouns: [(server) => void server.get('/api/test/open', () => 'open')] })
})
afterAll(() => app.close())

test.each([
  ['/api/test/open', '203.0.113.9'],
  ['/%61pi/test/open', '203.0.113.10'],
])('somebody who asks without end is told to wait, however they spell the address: %s', async (url, from) => {
  const ask = () => app.app.inject({ method: 'GET', url, remoteAddress: from })
  for (let times = 0; times < 1200; times++) expect((await ask()).statusCode).toBe(200)
  const last = await ask()
  expect(last.statusCode).toBe(429)
  expect(last.json()).toEqual({ code: 'tooManyRequests', message: problems.tooManyRequests.sentence })
  expect(last.headers['retry-after']).toBeDefined()
})

test('requests that a proxy on this machine forwards are limited, those of this machine are not', async () => {
  const ask = (headers: Record<string, string>) =>
    app.app.inject({ method: 'GET', url: '/api/test/open', remoteAddress: '127.0.0.1', headers })
  const forwarded = { 'x-forwarded-for': '198.51.100.7' }
  for (let times = 0; times < 1200; times++) expect((await ask(forwarded)).statusCode).toBe(200)
  expect((await ask(forwarded)).statusCode).toBe(429)
  expect((await ask({ forwarded: 'for=198.51.100.8' })).statusCode).toBe(429)
  expect((await ask({})).statusCode).toBe(200)
})

test.each([
  [true, 2],
  [false, 1],
])(
  'with isProduction %s a missing TRUST_PROXY is logged %i times, the last at the first forwarded request',
  async (isProduction, times) => {
    const lines: string[] = []
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(String(line))
        done()
      },
    })
    const server = Fastify({ logger: { level: 'warn', stream } })
    const rate = { perAddress: 10, perPerson: 10 }
    const embedded = { ...app.database, kind: 'embedded' as const }
    await limitRequests(server, { rate, trustProxy: false, isProduction }, embedded)
    server.get('/api/open', () => 'open')
    const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'))
    await server.inject('/api/open')
    expect(warnings()).toHaveLength(times - 1)
    for (const address of ['198.51.100.7', '198.51.100.8'])
      await server.inject({ url: '/api/open', headers: { 'x-forwarded-for': address } })
    expect(warnings()).toHaveLength(times)
    await server.close()
  },
)

test('one household is one caller, however it spells its address', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe(networkOf('2001:DB8:0:7:ffff::2'))
  expect(networkOf('2001:db8:0:7::1')).not.toBe(networkOf('2001:db8:0:8::1'))
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('203.0.113.9')).not.toBe(networkOf('203.0.113.10'))
})

test('a caller who hung up before we looked has no address, and still counts as one', () => {
  expect(networkOf(undefined)).toBe('gone')
})
