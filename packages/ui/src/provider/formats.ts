/** The part of an amount of money that is the currency sign, and the rest with its separators. */
export interface MoneyPart {
  type: 'currency' | 'amount'
  text: string
}

/** Formats values in the language, time zone and currency of the provider. Invalid dates become empty text. */
export interface Formats {
  /** Formats an amount in whole units, with decimals only if it has any. `currency` is an ISO 4217 code. */
  money: (amount: number, currency?: string) => MoneyPart[]
  /** Formats a number with the separators of the locale. */
  number: (number: number) => string
  /** Formats a share from 0 to 1 as whole percent. */
  percent: (share: number) => string
  /** Formats an instant, or a calendar day such as `2026-03-01`, as a numeric date. */
  day: (date: Date | string) => string
  /** Formats an instant as a date and time. */
  dateTime: (date: Date | string, precision?: 'minutes' | 'seconds') => string
}

const isCalendarDay = (date: Date | string) => typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)

const formatValid = (format: Intl.DateTimeFormat, date: Date | string) => {
  const instant = new Date(date)
  return Number.isNaN(instant.getTime()) ? '' : format.format(instant)
}

// Creating an `Intl` object takes longer than formatting a hundred values.
const cache = new Map<string, unknown>()
const cached = <Value>(key: readonly unknown[], create: () => Value): Value => {
  const name = key.join('|')
  if (!cache.has(name)) cache.set(name, create())
  return cache.get(name) as Value
}

/** Creates the formats of a locale. */
export const createFormats = (locale: string, timeZone: string, ownCurrency: string): Formats => ({
  money: (amount, currency = ownCurrency) => {
    const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
    const format = cached(
      [locale, currency, digits.maximumFractionDigits],
      () => new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }),
    )
    const parts: MoneyPart[] = []
    for (const { type, value } of format.formatToParts(amount)) {
      const kind = type === 'currency' || (type === 'literal' && parts.at(-1)?.type === 'currency')
      const last = parts.at(-1)
      if (last && (last.type === 'currency') === kind) last.text += value
      else parts.push({ type: kind ? 'currency' : 'amount', text: value })
    }
    return parts
  },
  number: (number) => cached([locale], () => new Intl.NumberFormat(locale)).format(number),
  percent: (share) =>
    cached([locale, '%'], () => new Intl.NumberFormat(locale, { style: 'percent' })).format(share),
  day: (date) => {
    const zone = isCalendarDay(date) ? 'UTC' : timeZone
    return formatValid(
      cached([locale, zone, 'day'], () => new Intl.DateTimeFormat(locale, { timeZone: zone })),
      date,
    )
  },
  dateTime: (date, precision = 'minutes') => {
    const timeStyle = precision === 'minutes' ? 'short' : 'medium'
    return formatValid(
      cached(
        [locale, timeZone, timeStyle],
        () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle }),
      ),
      date,
    )
  },
})
