import { expect, test } from 'vitest'
import { amountSchemaUpTo } from './amount.ts'

const invalid = 'Escribí un monto en pesos, sin centavos'
const tooLarge = 'El monto puede ser de hasta 99.999 pesos'
test.each([
  [1, undefined],
  [99_999, undefined],
  [0, invalid],
  [-15_000, invalid],
  [15.5, invalid],
  [Number.NaN, invalid],
  ['15000', invalid],
  ['15.000', invalid],
  [null, invalid],
  [100_000, tooLarge],
  [1e20, tooLarge],
  [Number.POSITIVE_INFINITY, tooLarge],
])('an amount up to 99,999 that is %j: %s (P-131, P-134)', (amount, message) => {
  expect(amountSchemaUpTo(99_999).safeParse(amount).error?.issues[0]?.message).toBe(message)
})
