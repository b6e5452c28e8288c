import { expect, test } from 'vitest'
import { formatDay } from './formatDay.ts'

test('returns the day in Buenos Aires, not in UTC', () => {
  expect(formatDay('2026-11-21T02:30:00Z')).toBe('20/11/2026')
  expect(formatDay(new Date('2026-03-05T12:00:00Z'))).toBe('5/3/2026')
})

test('returns an empty string for an invalid date', () => {
  expect(formatDay('soon')).toBe('')
})
