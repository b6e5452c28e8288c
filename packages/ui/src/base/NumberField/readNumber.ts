import { NumberParser } from '@internationalized/number'

/** What a text that a person typed or pasted says. */
export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** `decimals`: a number between two whole ones. `unclear`: either of two numbers. */
  | { kind: 'decimals' | 'unclear'; values: readonly [number, number] }
  | { kind: 'unreadable' }

const cache = new Map<string, unknown>()
const cached = <Value>(key: string, create: () => Value): Value => {
  if (!cache.has(key)) cache.set(key, create())
  return cache.get(key) as Value
}

/** The locale with the digits 0 to 9, whatever digits it has of its own: those are read as well. */
const toLatin = (locale: string) => new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()

/** The parser, separators and format of a locale. */
const getConvention = (locale: string) =>
  cached(locale, () => {
    const latin = toLatin(locale)
    const format = new Intl.NumberFormat(latin)
    const parts = format.formatToParts(-1_234_567.8)
    const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    return { parser: new NumberParser(latin), format, group: find('group'), decimal: find('decimal') }
  })

/** Formats a number as the field shows it. */
export const writeNumber = (locale: string, value: number): string =>
  getConvention(locale).format.format(value)

/** Removes the separators between thousands. */
export const removeGroups = (locale: string, text: string): string =>
  text.replaceAll(getConvention(locale).group, '')

/** Writes the digits of every script as 0 to 9. */
const toLatinDigits = (text: string) =>
  text.replace(/[^\P{Nd}\d]/gu, (digit) => String(new NumberParser('en').parse(digit)))

const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Matches the signs and names of a currency, such as «$», «ARS», «peso» and «pesos argentinos». */
const getCurrencyPattern = (locale: string, currency: string) =>
  cached(`${locale} ${currency}`, () => {
    const names = (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      return [1, 2].flatMap((amount) =>
        format.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
      )
    })
    const words = names.flatMap((name) => [name, name.split(' ')[0] ?? name])
    const longestFirst = [...new Set(words)].toSorted((a, b) => b.length - a.length)
    return longestFirst.map(escape).join('|')
  })

/** More characters are no amount, and would take long to match. */
const LONGEST = 60

/** What surrounds amounts in chats, such as quotes and bold in messages. */
const MARKS = '[\\s*_"“”«»]*'
/** The end of an amount on a price tag or in a sentence, such as «15.000.-» and «15.000.». */
const TAIL = '(?:[.,]?\\s*[-–—]{1,2}|[.,;:])?'

/** Returns sign and digits with their separators, or nothing if there is anything else. */
function strip(text: string, locale: string, currency: string) {
  const sign = `(?:${getCurrencyPattern(locale, currency)})?`
  const pattern = cached(
    `${sign} pattern`,
    () =>
      new RegExp(
        `^${MARKS}${sign}\\s*([-−]?)\\s*${sign}\\s*(\\d[\\d.,'’\\s]*?)\\s*${TAIL}\\s*${sign}\\s*${TAIL}${MARKS}$`,
        'iu',
      ),
  )
  const found = pattern.exec(text)
  return found && { isNegative: found[1] !== '', digits: found[2] ?? '' }
}

/** Returns the number that a text is in a locale when its groups are complete, otherwise nothing. */
function readStrictly(text: string, locale: string): number | undefined {
  const { parser, group, decimal } = getConvention(locale)
  const [whole = '', fraction = '0', ...rest] = text.split(decimal)
  if (rest.length > 0 || !/^\d+$/.test(fraction)) return undefined
  const value = parser.parse(text)
  const isGrouped = group !== '' && writeNumber(locale, Math.trunc(value)) === whole
  return isGrouped || /^\d+$/.test(whole) ? value : undefined
}

const toReading = (value: number): NumberReading =>
  Number.isInteger(value)
    ? { kind: 'number', value }
    : { kind: 'decimals', values: [Math.floor(value), Math.ceil(value)] }

/** Returns the two numbers of a text whose separators can mean either: with all digits, or up to the last separator. */
function readBothWays(text: string): NumberReading {
  const onlyDigits = (part: string) => Number(part.replaceAll(/\D/g, ''))
  const values = [onlyDigits(text), onlyDigits(text.slice(0, text.search(/\D\d*$/)))] as const
  const isPossible = values.every((value) => value > 0 && Number.isSafeInteger(value))
  return isPossible ? { kind: 'unclear', values } : { kind: 'unreadable' }
}

/** Reads digits with separators: as the locale writes them, or as another one does when nothing else is possible. */
function readDigits(text: string, locale: string): NumberReading {
  const own = readStrictly(text, locale)
  const others = ['en', 'de'].flatMap((other) => readStrictly(text, other) ?? [])
  const { decimal } = getConvention(locale)
  // «15,000» is 15 in Argentina, and 15.000 for users of calculators.
  const isDoubtful = text.includes(decimal) && others.some((value) => value !== own)
  if (own !== undefined) return isDoubtful ? readBothWays(text) : toReading(own)
  const separators = text.match(/[.,]/g) ?? []
  const [only, ...more] = new Set(others)
  if (only !== undefined && more.length === 0 && separators.length > 1) return toReading(only)
  return readBothWays(text)
}

/**
 * Reads a whole number as people write it, with or without the currency's sign. It never guesses: a text with two
 * possible meanings is `unclear`.
 */
export function readNumber(text: string, locale: string, currency: string): NumberReading {
  const visible = toLatinDigits(text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\s+/g, ' ')).trim()
  if (visible === '') return { kind: 'empty' }
  const stripped = visible.length > LONGEST ? null : strip(visible, locale, currency)
  if (!stripped) return { kind: 'unreadable' }
  const { group } = getConvention(locale)
  const digits = stripped.digits
    .replaceAll(/ ?([.,]) ?/g, '$1')
    .replaceAll(' ', group)
    // Switzerland groups with either apostrophe.
    .replaceAll(/['’]/g, (mark) => (/['’]/.test(group) ? group : mark))
    .replace(/^0+(?=\d)/, '')
  const reading = readDigits(digits, locale)
  return stripped.isNegative && reading.kind === 'number'
    ? { kind: 'number', value: -reading.value }
    : reading
}
