import { expect, test } from 'vitest'
import { day } from './day.ts'

test('a day is the day in Buenos Aires, not in Greenwich', () => {
  expect(day('2026-11-21T02:30:00Z')).toBe('20/11/2026')
  expect(day(new Date('2026-03-05T12:00:00Z'))).toBe('5/3/2026')
})

test('what is no date shows nothing', () => {
  expect(day('soon')).toBe('')
})
