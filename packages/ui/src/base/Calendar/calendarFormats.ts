import { addDays, startOfWeek } from './days.ts'
import { getWeekStart } from './weekStart.ts'

/** The longest short name of a weekday that fits in a cell, in characters. */
const MAX_SHORT_NAME = 4

/** Names and formats of a calendar in a locale. */
export interface CalendarFormats {
  /** First day of the week: 1 is Monday, 7 is Sunday. */
  weekStart: number
  /** Names of the weekdays, from the first day of the week. */
  weekdays: { short: string; long: string }[]
  /** Formats a month, such as «marzo de 2026». */
  month: (day: string) => string
  /** Formats a day with its weekday, such as «domingo, 1 de marzo de 2026». */
  long: (day: string) => string
  /** Formats a day as a numeric date, such as «1/3/2026». */
  numeric: (day: string) => string
  /** Formats the day of the month, in the digits of the locale. */
  date: (day: string) => string
}

const cache = new Map<string, CalendarFormats>()

/** Returns the names and formats of a locale, always of the Gregorian calendar. */
export const getCalendarFormats = (locale: string): CalendarFormats => {
  const cached = cache.get(locale)
  if (cached) return cached
  const create = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options })
    return (day: string) => format.format(new Date(day))
  }
  const weekStart = getWeekStart(locale)
  const week = Array.from({ length: 7 }, (_, index) => addDays(startOfWeek('2026-03-01', weekStart), index))
  const [short, narrow, long] = (['short', 'narrow', 'long'] as const).map((weekday) => create({ weekday }))
  const isShort = week.every((day) => (short?.(day) ?? '').length <= MAX_SHORT_NAME)
  const formats: CalendarFormats = {
    weekStart,
    weekdays: week.map((day) => ({
      short: (isShort ? short : narrow)?.(day) ?? '',
      long: long?.(day) ?? '',
    })),
    month: create({ month: 'long', year: 'numeric' }),
    long: create({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    numeric: create({ day: 'numeric', month: 'numeric', year: 'numeric' }),
    date: (day) => new Intl.NumberFormat(locale).format(Number(day.slice(8))),
  }
  cache.set(locale, formats)
  return formats
}
