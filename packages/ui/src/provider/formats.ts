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

/** What the formats depend on. */
export interface FormatSettings {
  locale: string
  timeZone: string
  /** Currency of amounts without one of their own. */
  currency: string
}

// Separate functions: most pages need one or two of them.

export function formatMoney(
  { locale, currency: ownCurrency }: FormatSettings,
  amount: number,
  currency = ownCurrency,
): MoneyPart[] {
  const maximumFractionDigits = Number.isInteger(amount) ? 0 : undefined
  const format = cached(
    [locale, currency, maximumFractionDigits],
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits }),
  )
  const parts: MoneyPart[] = []
  let last: MoneyPart | undefined
  for (const { type: part, value } of format.formatToParts(amount)) {
    // The space after a sign belongs to the sign.
    const isSign = part === 'currency' || (part === 'literal' && last?.type === 'currency')
    const type = isSign ? 'currency' : 'amount'
    if (last?.type === type) last.text += value
    else parts.push((last = { type, text: value }))
  }
  return parts
}

/** Returns the sign of the currency of the provider, such as «$». */
export const getCurrencySign = (settings: FormatSettings): string =>
  formatMoney(settings, 0)
    .find(({ type }) => type === 'currency')
    ?.text.trim() ?? ''

const formatNumber = ({ locale }: FormatSettings, number: number) =>
  cached([locale], () => new Intl.NumberFormat(locale)).format(number)

const formatPercent = ({ locale }: FormatSettings, share: number) =>
  cached([locale, '%'], () => new Intl.NumberFormat(locale, { style: 'percent' })).format(share)

export function formatDay({ locale, timeZone }: FormatSettings, date: Date | string): string {
  const zone = isCalendarDay(date) ? 'UTC' : timeZone
  return formatValid(
    cached([locale, zone, 'day'], () => new Intl.DateTimeFormat(locale, { timeZone: zone })),
    date,
  )
}

function formatDateTime(
  { locale, timeZone }: FormatSettings,
  date: Date | string,
  precision: 'minutes' | 'seconds' = 'minutes',
) {
  const timeStyle = precision === 'minutes' ? 'short' : 'medium'
  return formatValid(
    cached(
      [locale, timeZone, timeStyle],
      () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle }),
    ),
    date,
  )
}

/** Returns the formats of a locale. */
export const createFormats = (settings: FormatSettings): Formats => ({
  money: (amount, currency) => formatMoney(settings, amount, currency),
  number: (number) => formatNumber(settings, number),
  percent: (share) => formatPercent(settings, share),
  day: (date) => formatDay(settings, date),
  dateTime: (date, precision) => formatDateTime(settings, date, precision),
})
