import { expect, it } from 'vitest'
import { calculateCommission } from './payment.rules.ts'

it('takes 15 percent, rounded to whole pesos (S-461)', () => {
  expect(calculateCommission(4_812_300)).toBe(721_845)
  expect(calculateCommission(3)).toBe(0)
  expect(calculateCommission(10)).toBe(2)
})
