import { expect, test } from 'vitest'
import { formatCentavos, reachesHabitualSales } from './payout.rules.ts'

const month = (count: number, pesos: number) => ({ count, amount: pesos * 100 })

test.each([
  ['10 operations of a month and $ 750.000', [month(10, 750_000)], true],
  ['9 operations of a month', [month(9, 900_000)], false],
  ['10 operations of less', [month(10, 749_999)], false],
  ['4 operations in each of four months', [1, 2, 3, 4].map(() => month(4, 187_500)), true],
  ['4 operations in three months', [month(4, 300_000), month(4, 300_000), month(4, 300_000)], false],
  ['a month of four with 3 operations', [4, 4, 4, 3].map((count) => month(count, 300_000)), false],
])('the figures of RG 5794/2025: %s (P-256)', (_, months, expected) => {
  expect(reachesHabitualSales(months)).toBe(expected)
})

test('centavos are shown with two decimals (P-249)', () => {
  expect([5, 100, 1_250_050].map(formatCentavos)).toEqual(['0,05', '1,00', '12.500,50'])
})
