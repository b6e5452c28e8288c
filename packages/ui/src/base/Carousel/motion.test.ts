import { expect, it } from 'vitest'
import { easeInOut, slideAfter } from './motion.ts'

it('starts and ends gently', () => {
  expect([easeInOut(0), easeInOut(0.5), easeInOut(1)]).toEqual([0, 0.5, 1])
  expect(easeInOut(0.1)).toBeLessThan(0.1)
  expect(easeInOut(0.9)).toBeGreaterThan(0.9)
})
it('goes one slide on, stops at the end and comes round from there', () => {
  const row = { width: 200, end: 500 }
  expect(slideAfter({ at: 0, ...row }, 1)).toBe(200)
  expect(slideAfter({ at: 400, ...row }, 1)).toBe(500)
  expect(slideAfter({ at: 500, ...row }, 1)).toBe(0)
})
it('goes one slide back and comes round from the start', () => {
  const row = { width: 200, end: 500 }
  expect(slideAfter({ at: 500, ...row }, -1)).toBe(400)
  expect(slideAfter({ at: 400, ...row }, -1)).toBe(200)
  expect(slideAfter({ at: 0, ...row }, -1)).toBe(500)
})
