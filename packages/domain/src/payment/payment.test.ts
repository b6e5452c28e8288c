import { expect, it } from 'vitest'
import { commissionOf } from './payment.rules.ts'

it('takes 15 percent, rounded to whole pesos (S-461)', () => {
  expect(commissionOf(4_812_300)).toBe(721_845)
  expect(commissionOf(3)).toBe(0)
  expect(commissionOf(10)).toBe(2)
})
