import { completeYear, toDay } from '../Calendar/days.ts'
import { foldText } from '../Combobox/foldText.ts'
import { toAsciiDigits } from '../Field/toAsciiDigits.ts'

type Part = 'day' | 'month' | 'year'

/** How a locale writes numeric dates. */
interface DateOrder {
  /** The parts in the order of the locale. */
  order: Part[]
  /** Such as «día/mes/año». */
  pattern: string
  /** Names of the months without accents and case: alone, and in a date. */
  months: string[][]
  /** Other words of dates, such as weekdays. */
  words: string[]
  /** Formats years of the calendar of the locale, unless it is the Gregorian one. */
  ownCalendar: Intl.DateTimeFormat | undefined
}

const cache = new Map<string, DateOrder>()
/** Scripts without spaces between words. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u
const listWords = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? []

/** Returns how a locale writes numeric dates. */
export const getDateOrder = (locale: string): DateOrder => {
  const cached = cache.get(locale)
  if (cached) return cached
  const options = { calendar: 'gregory', timeZone: 'UTC' } as const
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const parts = new Intl.DateTimeFormat(locale, {
    ...options,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).formatToParts(0)
  const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'
  const toParts = (format: Intl.DateTimeFormatOptions, date: number) =>
    new Intl.DateTimeFormat(locale, { ...options, ...format }).formatToParts(date)
  const getMonth = (format: Intl.DateTimeFormatOptions, date: number) =>
    foldText(toParts(format, date).find(({ type }) => type === 'month')?.value ?? '')
  // Alone, and in a date, where some languages use another case.
  const months = Array.from({ length: 12 }, (_, index) =>
    ([{ month: 'long' }, { day: 'numeric', month: 'long' }] as const).map((format) =>
      getMonth(format, Date.UTC(2026, index)),
    ),
  )
  const week = Array.from({ length: 7 }, (_, index) =>
    toParts({ dateStyle: 'full' }, Date.UTC(2026, 2, index + 1)),
  )
  const others = week.flat().flatMap(({ type, value }) => (isPart(type) ? [] : [foldText(value)]))
  const isNumbered = (name: string) => /\p{Nd}/u.test(name)
  const own = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' })
  const made = {
    order: parts.map(({ type }) => type).filter(isPart),
    pattern: parts.map(({ type, value }) => (isPart(type) ? (names.of(type) ?? type) : value)).join(''),
    // In some languages they are numbers with a word.
    months: months.map((names) => names.filter((name) => !isNumbered(name))),
    words: [...others, ...months.flat().filter(isNumbered), 'del', 'the'].flatMap(listWords),
    ownCalendar: own.resolvedOptions().calendar === 'gregory' ? undefined : own,
  }
  cache.set(locale, made)
  return made
}

/** Returns the year of a typed text: undefined if it has not two or four digits, or is of another calendar. */
function readYear(text: string, { ownCalendar }: DateOrder, today: string): number | undefined {
  const current = Number(today.slice(0, 4))
  const year = text.length === 2 ? completeYear(Number(text), today) : Number(text)
  if ((text.length !== 2 && text.length !== 4) || year < 1000) return undefined
  if (text.length === 2 || ownCalendar === undefined) return year
  // In 2026 it is 1405 in the calendar of Iran, and 2569 in that of Thailand.
  const own = toAsciiDigits(ownCalendar.format(new Date(today))).match(/\d+/)?.[0]
  return Math.abs(year - Number(own)) < Math.abs(year - current) ? undefined : year
}

/** Splits digits without separators, such as 01032026, in the order of a locale. */
const splitDigits = (digits: string, order: readonly Part[]) => {
  const yearLength = digits.length - 4
  if (yearLength !== 2 && yearLength !== 4) return [digits]
  let start = 0
  return order.map((part) => {
    const end = start + (part === 'year' ? yearLength : 2)
    const group = digits.slice(start, end)
    start = end
    return group
  })
}

/** Returns the month (1 to 12) that words name, 0 if they name none, and undefined if one is no name of a date. */
function findMonth(typed: readonly string[], { months, words }: DateOrder): number | undefined {
  const list = (word: string) =>
    months.flatMap((names, index) => (names.some((name) => name.startsWith(word)) ? [index + 1] : []))
  const found = typed.map((word) => {
    const exact = months.findIndex((names) => names.includes(word)) + 1
    const [only, ...more] = exact > 0 ? [exact] : list(word)
    if (only !== undefined) return more.length > 0 ? undefined : only
    const isKnown = WITHOUT_SPACES.test(word) || words.some((other) => other.startsWith(word))
    return isKnown ? 0 : undefined
  })
  return found.includes(undefined) ? undefined : (found.find((month) => month !== 0) ?? 0)
}

/**
 * Returns the day that a user typed in the order of a locale, with any separators, with or without the year, with a
 * year of two digits, with the name of the month or in ISO format; undefined if it is no day.
 */
export function parseDay(text: string, locale: string, today: string): string | undefined {
  const dateOrder = getDateOrder(locale)
  const { order } = dateOrder
  const folded = foldText(toAsciiDigits(text))
  const month = findMonth(listWords(folded), dateOrder)
  if (month === undefined) return undefined
  const numbers = folded.match(/\d+/g) ?? []
  if (month > 0) {
    const year = numbers.find((one) => one.length > 2) ?? numbers[1] ?? today.slice(0, 4)
    const day = numbers.find((one) => one !== year) ?? numbers[0]
    const whole = readYear(year, dateOrder, today)
    return numbers.length > 2 || day === undefined || whole === undefined
      ? undefined
      : toDay(whole, month, Number(day))
  }
  const groups = numbers.length === 1 ? splitDigits(numbers[0] ?? '', order) : numbers
  const withoutYear = order.filter((part) => part !== 'year')
  const isIso = (groups[0]?.length ?? 0) > 2
  const parts: Part[] = isIso ? ['year', 'month', 'day'] : groups.length === 2 ? withoutYear : order
  if (groups.length !== parts.length) return undefined
  const get = (part: Part) => groups[parts.indexOf(part)] ?? ''
  const year = readYear(get('year') || today.slice(0, 4), dateOrder, today)
  return year === undefined ? undefined : toDay(year, Number(get('month')), Number(get('day')))
}
