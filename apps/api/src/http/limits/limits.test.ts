import { problems } from '@plomada/domain/contract'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts'
import { limitRequests, networkKey } from './limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ nouns: [(server) => void server.get('/api/test/open', () => 'open')] })
})
afterAll(() => app.close())

test.each([
  ['/api/test/open', '203.0.113.9'],
  ['/%61pi/test/open', '203.0.113.10'],
])('limits the requests of an address, for any spelling of the URL: %s', async (url, from) => {
  const sendRequest = () => app.app.inject({ method: 'GET', url, remoteAddress: from })
  for (let times = 0; times < 1200; times++) expect((await sendRequest()).statusCode).toBe(200)
  const last = await sendRequest()
  expect(last.statusCode).toBe(429)
  expect(last.json()).toEqual({ code: 'tooManyRequests', message: problems.tooManyRequests.sentence })
  expect(last.headers['retry-after']).toBeDefined()
})

test('limits forwarded requests from this machine, but not direct ones', async () => {
  const sendRequest = (headers: Record<string, string>) =>
    app.app.inject({ method: 'GET', url: '/api/test/open', remoteAddress: '127.0.0.1', headers })
  const forwarded = { 'x-forwarded-for': '198.51.100.7' }
  for (let times = 0; times < 1200; times++) expect((await sendRequest(forwarded)).statusCode).toBe(200)
  expect((await sendRequest(forwarded)).statusCode).toBe(429)
  expect((await sendRequest({ forwarded: 'for=198.51.100.8' })).statusCode).toBe(429)
  expect((await sendRequest({})).statusCode).toBe(200)
})

test('in production, limits a proxy on this machine that forwards no addresses (P-176)', async () => {
  for (const isProduction of [true, false]) {
    const server = Fastify()
    const rate = { perAddress: 1, perPerson: 1 }
    await limitRequests(server, { rate, trustProxy: false, isProduction }, app.database)
    server.get('/api/open', () => 'open')
    const request = { url: '/api/open', remoteAddress: '127.0.0.1' }
    expect((await server.inject(request)).statusCode).toBe(200)
    expect((await server.inject(request)).statusCode).toBe(isProduction ? 429 : 200)
    await server.close()
  }
})

test.each([
  [true, 2],
  [false, 1],
])(
  'with isProduction %s, logs a missing TRUST_PROXY %i times, the last on the first forwarded request',
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
    await limitRequests(server, { rate, trustProxy: false, isProduction }, app.database)
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

test('treats an IPv6 /64 network as one client', () => {
  expect(networkKey('2001:db8:0:7::1')).toBe(networkKey('2001:DB8:0:7:ffff::2'))
  expect(networkKey('2001:db8:0:7::1')).not.toBe(networkKey('2001:db8:0:8::1'))
  expect(networkKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkKey('203.0.113.9')).not.toBe(networkKey('203.0.113.10'))
})

test('treats disconnected clients, whose address is unknown, as one client', () => {
  expect(networkKey(undefined)).toBe('gone')
})
