import { problems } from '@plomada/domain/define'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing/buildTestApp.ts'
import type { TestApp } from '../testing/buildTestApp.ts'
import { networkOf } from './limits.ts'

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

test('one household is one caller, however it spells its address', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe(networkOf('2001:DB8:0:7:ffff::2'))
  expect(networkOf('2001:db8:0:7::1')).not.toBe(networkOf('2001:db8:0:8::1'))
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('203.0.113.9')).not.toBe(networkOf('203.0.113.10'))
})

test('a caller who hung up before we looked has no address, and still counts as one', () => {
  expect(networkOf(undefined)).toBe('gone')
})
