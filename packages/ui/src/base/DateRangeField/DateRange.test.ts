import { expect, test } from 'vitest'
import { isInRange, NO_RANGE, selectDay } from './DateRange.ts'

test('two selected days are a range, in any order', () => {
  const first = selectDay(NO_RANGE, '2026-03-10')
  expect(first).toEqual({ start: '2026-03-10', end: null })
  expect(selectDay(first, '2026-03-12')).toEqual({ start: '2026-03-10', end: '2026-03-12' })
  expect(selectDay(first, '2026-03-01')).toEqual({ start: '2026-03-01', end: '2026-03-10' })
  expect(selectDay(first, '2026-03-10')).toEqual({ start: '2026-03-10', end: '2026-03-10' })
})

test('a day after a complete range begins another one', () => {
  expect(selectDay({ start: '2026-03-10', end: '2026-03-12' }, '2026-03-11')).toEqual({
    start: '2026-03-11',
    end: null,
  })
  expect(selectDay({ start: null, end: '2026-03-12' }, '2026-03-11')).toEqual({
    start: '2026-03-11',
    end: null,
  })
})

test('a range includes its first and last day', () => {
  const range = { start: '2026-03-10', end: '2026-03-12' }
  const days = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']
  expect(days.map((day) => isInRange(range, day))).toEqual([false, true, true, true, false])
  expect(days.map((day) => isInRange({ ...range, end: null }, day))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
  expect(isInRange(NO_RANGE, '2026-03-10')).toBe(false)
})
