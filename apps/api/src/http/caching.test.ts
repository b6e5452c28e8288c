import { offerCalls } from '@plomada/domain/calls'
import { offerFilters } from '@plomada/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const sendRequest = (url: string, headers: Record<string, string> = {}) =>
  market.as(null).inject({ url, headers })

test.each(['/api/service', '/api/user', '/api/job'])(
  'returns 304 to a visitor whose If-None-Match matches the ETag of %s',
  async (url) => {
    const first = await sendRequest(url)
    const tag = String(first.headers['etag'])
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toMatch(/^public\b.*\bs-maxage=\d{1,2}\b/)
    expect(first.headers['vary']).toContain('authorization')
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await sendRequest(url, { 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag])
    }
    expect((await sendRequest(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  },
)

test('changes the ETag with the content', async () => {
  const before = (await sendRequest('/api/service')).headers['etag']
  await market.publish(market.ana)
  const after = await sendRequest('/api/service', { 'if-none-match': String(before) })
  expect([after.statusCode, after.headers['etag'] === before]).toEqual([200, false])
})

test('sends no-store to signed-in users and with error responses', async () => {
  await market.publish(market.ana)
  const own = await market.as(market.ana).inject({ url: '/api/service', headers: { 'if-none-match': '*' } })
  expect([own.statusCode, own.headers['cache-control'], own.headers['etag']]).toEqual([
    200,
    'no-store',
    undefined,
  ])
  const { result } = await market.as(market.ana).send(offerCalls.list, { query: offerFilters.initial })
  expect(result.length).toBeGreaterThan(0)
  for (const url of ['/api/user/get/999999', '/api/service/1'])
    expect((await sendRequest(url)).headers['cache-control']).toBe('no-store')
})
