import { expect, test } from 'vitest'
import { PRICE_GUIDE_CLIENTS_MINIMUM, PRICE_GUIDE_MINIMUM, toPriceGuide } from './prices.rules.ts'

test('a guide needs ten jobs of five clients, so that it does not show the price of a single one (P-121)', () => {
  const quartiles = [20_000, 30_000, 40_000]
  expect([PRICE_GUIDE_MINIMUM, PRICE_GUIDE_CLIENTS_MINIMUM]).toEqual([10, 5])
  expect(toPriceGuide({ jobs: 9, clients: 9, quartiles })).toBeNull()
  expect(toPriceGuide({ jobs: 50, clients: 4, quartiles })).toBeNull()
  expect(toPriceGuide({ jobs: 10, clients: 5, quartiles: null })).toBeNull()
  expect(toPriceGuide({ jobs: 10, clients: 5, quartiles })).toEqual({
    jobs: 10,
    lower: 20_000,
    median: 30_000,
    upper: 40_000,
  })
})

test.each([
  ['20,000', [18_250, 43_980, 77_400], [20_000, 40_000, 80_000]],
  ['10,000', [18_000, 25_500, 41_000], [20_000, 30_000, 40_000]],
  ['50,000', [84_900, 141_000, 231_000], [100_000, 150_000, 250_000]],
  ['a tenth of equal prices', [51_234, 51_234, 51_234], [50_000, 50_000, 50_000]],
  ['1 of the smallest', [3, 4, 5], [3, 4, 5]],
  ['a step, and never to 0', [10, 50_000, 100_000], [50_000, 50_000, 100_000]],
])('prices are rounded to %s (P-122)', (_, quartiles, [lower, median, upper]) => {
  expect(toPriceGuide({ jobs: 12, clients: 6, quartiles })).toEqual({ jobs: 12, lower, median, upper })
})
