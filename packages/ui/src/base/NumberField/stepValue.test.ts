import { expect, test } from 'vitest'
import { stepValue } from './stepValue.ts'

const budget = { from: 100, min: 1, max: 99_999, step: 1 }

test('moves by 1 with arrow keys, by 10 with page keys, and to the limits with Home and End', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
  expect(keys.map((key) => stepValue(key, budget))).toEqual([101, 99, 110, 90, 1, 99_999])
})

test('stays within the limits', () => {
  expect(stepValue('PageDown', { ...budget, from: 5 })).toBe(1)
  expect(stepValue('PageUp', { ...budget, from: 99_995 })).toBe(99_999)
})

test('starts at 0 when the field is empty, and ignores Home without a minimum and digits', () => {
  expect(stepValue('ArrowUp', { ...budget, from: Number.NaN })).toBe(1)
  expect(stepValue('Home', { ...budget, min: undefined })).toBeNull()
  expect(stepValue('5', budget)).toBeNull()
})
