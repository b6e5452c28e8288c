import { describe, expect, test } from 'vitest'
import { getCalendarFormats } from './calendarFormats.ts'
import { addDays, addMonths, clampDay, isDay, listWeeks, toDay } from './days.ts'
import { getWeekStart } from './weekStart.ts'

test('only days that exist are days', () => {
  expect(['2026-02-28', '2024-02-29', '0101-01-01', '9999-12-31'].every(isDay)).toBe(true)
  expect(['2026-02-29', '2026-13-01', '2026-3-1', '0000-01-01', '2026-03-01T00:00', ''].some(isDay)).toBe(
    false,
  )
  expect(toDay(2026, 3, 1)).toBe('2026-03-01')
  expect(toDay(2026, 2, 30)).toBeUndefined()
})

test('days are added across months, years and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
})

test('adding months stays in the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('9999-12-15', 1)).toBe('9999-12-15')
})

test('a day outside of the range moves to its end', () => {
  expect(clampDay('2026-01-01', '2026-02-01', '2026-02-10')).toBe('2026-02-01')
  expect(clampDay('2026-03-01', '2026-02-01', '2026-02-10')).toBe('2026-02-10')
  expect(clampDay('2026-03-01')).toBe('2026-03-01')
})

test('a month has six weeks from the first day of the week', () => {
  const weeks = listWeeks('2026-03-15', 1)
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-03-01'])
  expect(listWeeks('2026-03-15', 7)[0]?.[0]).toBe('2026-03-01')
  expect(weeks.flat().filter(Boolean)).toHaveLength(31)
})

/** Newer than the types of TypeScript. */
interface WeekInfo {
  getWeekInfo: () => { firstDay: number }
}

describe('the first day of the week', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // ZZ is the code of an unknown region.
  const regions = letters.flatMap((one) =>
    letters.flatMap((other) =>
      names.of(one + other) === undefined || one + other === 'ZZ' ? [] : [`und-${one}${other}`],
    ),
  )

  test('is the one of CLDR in every region', () => {
    expect(regions.length).toBeGreaterThan(250)
    const getExpected = (locale: string) =>
      (new Intl.Locale(locale) as Intl.Locale & WeekInfo).getWeekInfo().firstDay
    expect(regions.filter((locale) => getWeekStart(locale) !== getExpected(locale))).toEqual([])
  })

  test('is that of the main region for a language alone', () => {
    expect(['es-AR', 'de', 'en', 'pt', 'ar', 'dv'].map(getWeekStart)).toEqual([1, 1, 7, 7, 6, 5])
  })
})

test('names and formats are those of the locale, of the Gregorian calendar', () => {
  const spanish = getCalendarFormats('es-AR')
  expect(spanish.weekdays.map(({ short }) => short)).toEqual([
    'lun',
    'mar',
    'mié',
    'jue',
    'vie',
    'sáb',
    'dom',
  ])
  expect(spanish.month('2026-03-01')).toBe('marzo de 2026')
  expect(spanish.long('2026-03-01')).toBe('domingo, 1 de marzo de 2026')
  expect(getCalendarFormats('en-US').weekdays[0]).toEqual({ short: 'Sun', long: 'Sunday' })
  expect(getCalendarFormats('th-TH').month('2026-03-01')).toContain('2026')
  expect(getCalendarFormats('ar-EG').date('2026-03-12')).toBe('١٢')
})
