import { expect, test } from 'vitest'
import { stepValue } from './stepValue.ts'

const budget = { from: 100, min: 1, max: 99_999, step: 1 }

test('moves by 1 with arrow keys and by 10 with page keys', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']
  expect(keys.map((key) => stepValue(key, budget))).toEqual([101, 99, 110, 90])
})

test('stays within the limits', () => {
  expect(stepValue('PageDown', { ...budget, from: 5 })).toBe(1)
  expect(stepValue('PageUp', { ...budget, from: 99_995 })).toBe(99_999)
})

test('starts at 0 when the field is empty, and leaves a text that is no number', () => {
  expect(stepValue('ArrowUp', { ...budget, from: null })).toBe(1)
  expect(stepValue('ArrowUp', { ...budget, from: Number.NaN })).toBeNull()
})

test('ignores digits, Home and End, which move the caret', () => {
  for (const key of ['5', 'Home', 'End']) expect(stepValue(key, budget)).toBeNull()
})
