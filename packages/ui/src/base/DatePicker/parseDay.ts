import { toDay } from '../Calendar/days.ts'
import { foldText } from '../Combobox/foldText.ts'

type Part = 'day' | 'month' | 'year'

/** How a locale writes numeric dates. */
interface DateOrder {
  /** The parts in the order of the locale. */
  order: Part[]
  /** Such as «día/mes/año». */
  pattern: string
  /** Names of the months without accents and case. */
  months: string[]
}

const cache = new Map<string, DateOrder>()

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
  const month = new Intl.DateTimeFormat(locale, { ...options, month: 'long' })
  const made = {
    order: parts.map(({ type }) => type).filter(isPart),
    pattern: parts.map(({ type, value }) => (isPart(type) ? (names.of(type) ?? type) : value)).join(''),
    months: Array.from({ length: 12 }, (_, index) => foldText(month.format(Date.UTC(2026, index)))),
  }
  cache.set(locale, made)
  return made
}

/** Replaces digits of any script with those of ASCII. */
const toAsciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    // The ten digits of a script follow each other.
    while (
      zero > 0 &&
      /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) &&
      (digit.codePointAt(0) ?? 0) - zero < 9
    )
      zero -= 1
    return String((digit.codePointAt(0) ?? 0) - zero)
  })

/** Completes a year of two digits: from 80 years ago to 19 years ahead. */
const completeYear = (text: string, today: string) => {
  const year = Number(text)
  if (text.length > 2) return year
  const first = Number(today.slice(0, 4)) - 80
  return first + ((((year - first) % 100) + 100) % 100)
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

/**
 * Returns the day that a user typed in the order of a locale, with any separators, with or without the year, with a
 * year of two digits, with the name of the month or in ISO format; undefined if it is no day.
 */
export function parseDay(text: string, locale: string, today: string): string | undefined {
  const { order, months } = getDateOrder(locale)
  const folded = foldText(toAsciiDigits(text))
  const name = folded.match(/\p{L}{3,}/gu)?.find((word) => months.some((month) => month.startsWith(word)))
  const numbers = folded.match(/\d+/g) ?? []
  if (name !== undefined) {
    const month = months.findIndex((one) => one.startsWith(name)) + 1
    const year = numbers.find((one) => one.length > 2) ?? numbers[1] ?? today.slice(0, 4)
    const day = numbers.find((one) => one !== year) ?? numbers[0]
    return numbers.length > 2 || day === undefined
      ? undefined
      : toDay(completeYear(year, today), month, Number(day))
  }
  const groups = numbers.length === 1 ? splitDigits(numbers[0] ?? '', order) : numbers
  const withoutYear = order.filter((part) => part !== 'year')
  const isIso = (groups[0]?.length ?? 0) > 2
  const parts: Part[] = isIso ? ['year', 'month', 'day'] : groups.length === 2 ? withoutYear : order
  if (groups.length !== parts.length) return undefined
  const get = (part: Part) => groups[parts.indexOf(part)] ?? ''
  const year = completeYear(get('year') || today.slice(0, 4), today)
  return toDay(year, Number(get('month')), Number(get('day')))
}
