import { expect, it } from 'vitest'
import { CHECKOUT_WINDOW_SIZE, commissionOf, FAILURE_CLOSES_AFTER } from './payment.rules.ts'
import { RATING_CLOSES_AFTER } from '../review/review.rules.ts'

it('takes 15 percent, rounded to whole pesos (S-461)', () => {
  expect(commissionOf(4_812_300)).toBe(721_845)
  expect(commissionOf(3)).toBe(0)
  expect(commissionOf(10)).toBe(2)
})
it('keeps the window’s size and its times (S-474, S-475)', () => {
  expect([CHECKOUT_WINDOW_SIZE, RATING_CLOSES_AFTER, FAILURE_CLOSES_AFTER]).toEqual([650, 2500, 5000])
})
