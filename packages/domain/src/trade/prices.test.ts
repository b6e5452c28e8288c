import { expect, test } from 'vitest'
import { PRICE_GUIDE_MINIMUM, toPriceGuide } from './prices.rules.ts'

test('a guide needs five jobs, so that it does not show the price of a single one (P-121)', () => {
  const quartiles = [20_000, 30_000, 40_000]
  expect(PRICE_GUIDE_MINIMUM).toBe(5)
  expect(toPriceGuide(4, quartiles)).toBeNull()
  expect(toPriceGuide(5, quartiles)).toEqual({ jobs: 5, lower: 20_000, median: 30_000, upper: 40_000 })
  expect(toPriceGuide(5, null)).toBeNull()
})

test.each([
  ['from 100 on to two digits', [104.9, 12_345, 98_700], [100, 12_000, 99_000]],
  ['up, into the next power of ten too', [1050, 99_500, 1_249_999], [1100, 100_000, 1_200_000]],
  ['below 100 to whole pesos', [7.4, 45.5, 99], [7, 46, 99]],
])('prices are rounded %s (P-122)', (_, quartiles, [lower, median, upper]) => {
  expect(toPriceGuide(9, quartiles)).toEqual({ jobs: 9, lower, median, upper })
})
