import type { NumberFormatOptions } from '@plomada/define'
import { toAsciiDigits } from '../Field/toAsciiDigits.ts'

/** What the convention of a field depends on. */
export interface ConventionSettings {
  locale: string
  /** Currency of numbers without a format. */
  currency: string
  formatOptions: NumberFormatOptions | undefined
  step: number
}

/** How numbers are written and read in a field. */
export interface Convention {
  /** Separators of the locale beside the digits 0 to 9. */
  group: string
  decimal: string
  /** Separators beside the digits of the locale. */
  ownGroup: string
  ownDecimal: string
  /** The most decimals of a text. */
  decimals: number
  isPercent: boolean
  /** Matches the signs and names of the unit, such as «$», «ARS», «peso» and «pesos argentinos». */
  unitPattern: string
  /** Formats a number without its unit, with at least these decimals. */
  write: (value: number, minimumFractionDigits?: number) => string
  /** Formats a whole number with the digits 0 to 9 and complete groups. */
  writeGroups: (value: number) => string
  /** Returns what is written before and after a number, such as «$» or «kg». */
  getUnit: (value: number | null) => { before: string; after: string }
  /** Returns a text with the digits 0 to 9 and the separators beside them, without invisible characters. */
  normalize: (text: string) => string
}

const cache = new Map<string, unknown>()
/** Returns the value of a key, which is created once. */
export const cached = <Value>(key: string, create: () => Value): Value => {
  if (!cache.has(key)) cache.set(key, create())
  return cache.get(key) as Value
}

const NUMBER_PARTS = new Set(['minusSign', 'integer', 'group', 'decimal', 'fraction'])
const isOfNumber = ({ type }: Intl.NumberFormatPart) => NUMBER_PARTS.has(type)
const join = (parts: readonly Intl.NumberFormatPart[]) => parts.map(({ value }) => value).join('')
const removeInvisible = (text: string) => text.replaceAll(/\p{Cf}/gu, '')
const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

const getSeparators = (locale: string) => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(-1_234_567.8)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: find('group'), decimal: find('decimal') }
}

/** Returns the names of a unit: the first word of each alone too, such as «pesos» of «pesos argentinos». */
function listUnitNames(locale: string, options: Intl.NumberFormatOptions): string[] {
  const displays: Intl.NumberFormatOptions[] =
    options.style === 'currency'
      ? (['symbol', 'narrowSymbol', 'code', 'name'] as const).map((currencyDisplay) => ({ currencyDisplay }))
      : (['short', 'narrow', 'long'] as const).map((unitDisplay) => ({ unitDisplay }))
  const names = displays.flatMap((display) => {
    const format = new Intl.NumberFormat(locale, { ...options, ...display })
    return [1, 2].flatMap((amount) =>
      format
        .formatToParts(amount)
        .flatMap(({ type, value }) => (/^(?:currency|unit|percentSign)$/.test(type) ? [value] : [])),
    )
  })
  if (options.style === 'percent') names.push('%')
  return names.map(removeInvisible).flatMap((name) => [name, name.split(' ')[0] ?? name])
}

/** Returns how many decimals a field has: those of its format, or of its step. */
function countDecimals(locale: string, format: NumberFormatOptions, step: number) {
  const isGiven = [format.style, format.minimumFractionDigits, format.maximumFractionDigits].some(
    (option) => option !== undefined,
  )
  return isGiven
    ? (new Intl.NumberFormat(locale, format).resolvedOptions().maximumFractionDigits ?? 0)
    : (/\.(\d+)$/.exec(String(step))?.[1]?.length ?? 0)
}

function createConvention({ locale, currency, formatOptions = {}, step }: ConventionSettings): Convention {
  const latin = new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()
  const { group, decimal } = getSeparators(latin)
  const { group: ownGroup, decimal: ownDecimal } = getSeparators(locale)
  const { style = 'decimal' } = formatOptions
  const decimals = countDecimals(locale, formatOptions, step)
  const groups = new Intl.NumberFormat(latin, { maximumFractionDigits: 0, useGrouping: 'always' })
  const getFormat = (minimumFractionDigits?: number) =>
    cached(
      JSON.stringify([locale, formatOptions, decimals, minimumFractionDigits]),
      () =>
        new Intl.NumberFormat(locale, {
          ...formatOptions,
          maximumFractionDigits: decimals,
          ...(minimumFractionDigits !== undefined && { minimumFractionDigits }),
        }),
    )
  const unit: Intl.NumberFormatOptions =
    style === 'decimal' ? { style: 'currency', currency } : { ...formatOptions }
  const unitNames = [...new Set(listUnitNames(locale, unit))].toSorted((a, b) => b.length - a.length)
  return {
    group,
    decimal,
    ownGroup,
    ownDecimal,
    decimals,
    isPercent: style === 'percent',
    unitPattern: unitNames.map(escape).join('|'),
    write: (value, minimumFractionDigits) =>
      Number.isFinite(value)
        ? join(getFormat(minimumFractionDigits).formatToParts(value).filter(isOfNumber))
        : '',
    writeGroups: (value) => groups.format(value),
    getUnit: (value) => {
      const parts = getFormat().formatToParts(Number.isFinite(value) ? Math.abs(value ?? 0) : 0)
      const toUnit = (ofUnit: readonly Intl.NumberFormatPart[]) => removeInvisible(join(ofUnit)).trim()
      return {
        before: toUnit(parts.slice(0, parts.findIndex(isOfNumber))),
        after: toUnit(parts.slice(parts.findLastIndex(isOfNumber) + 1)),
      }
    },
    normalize: (text) =>
      toAsciiDigits(removeInvisible(text))
        // Arabic and full-width signs that keyboards type beside any digits.
        .replaceAll('\u066C', group)
        .replaceAll('\u066B', decimal)
        .replaceAll(/[\u060C\uFF0C]/g, ',')
        .replaceAll('\uFF0E', '.')
        .replaceAll(/\s+/g, ' ')
        .trim(),
  }
}

/** Returns how numbers are written and read in a field. */
export const getConvention = (settings: ConventionSettings): Convention => {
  const { locale, currency, formatOptions, step } = settings
  return cached(JSON.stringify([locale, currency, formatOptions, step]), () => createConvention(settings))
}
