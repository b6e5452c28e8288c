import { expect, test } from 'vitest'
import { spun } from './spin.ts'

const budget = { from: 100, min: 1, max: 99_999, step: 1 }

test('arrows go one step, page keys ten, and Home and End go to the limits', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
  expect(keys.map((key) => spun(key, budget))).toEqual([101, 99, 110, 90, 1, 99_999])
})

test('no key leaves the limits', () => {
  expect(spun('PageDown', { ...budget, from: 5 })).toBe(1)
  expect(spun('PageUp', { ...budget, from: 99_995 })).toBe(99_999)
})

test('an empty box starts at nothing, and without limits Home and End belong to the caret', () => {
  expect(spun('ArrowUp', { ...budget, from: Number.NaN })).toBe(1)
  expect(spun('Home', { ...budget, min: undefined })).toBeNull()
  expect(spun('5', budget)).toBeNull()
})
