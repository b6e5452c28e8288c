import { afterAll, beforeAll, expect, test } from 'vitest'
import { swatchHref } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace({ web: { root: import.meta.dirname, document: '' } })
})
afterAll(() => market.close())

const get = (url: string) => market.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip' } })

test('every trade has a compressed swatch of its own that caches may keep', async () => {
  const responses = await Promise.all(demoTrades.map((trade) => get(swatchHref(trade))))
  for (const { statusCode, headers } of responses) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-encoding': 'gzip',
    })
  }
  expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(demoTrades.length)
})

test('a trade that an admin has added has a swatch', async () => {
  const { statusCode, body } = await get('/page/swatch.svg?trade=Vidrier%C3%ADa+y+%3Cespejos%3E&seed=12')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('espejos')
})

test('there is no swatch without a trade or with another seed', async () => {
  const trade = 'trade=Gas'
  const queries = [
    '',
    trade,
    'seed=1',
    ...['0', '01', '1e3', '-1', '1.5', '1234567890'].map((seed) => `${trade}&seed=${seed}`),
  ]
  for (const query of [...queries, `trade=${'x'.repeat(51)}&seed=1`, `${trade}&${trade}&seed=1`])
    expect((await get(`/page/swatch.svg?${query}`)).statusCode, query).toBe(404)
})
