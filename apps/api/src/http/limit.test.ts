import { problems } from '@plomada/domain/define'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing/buildTestApp.ts'
import type { TestApp } from '../testing/buildTestApp.ts'

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
