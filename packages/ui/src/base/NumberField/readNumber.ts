import { cached, type Convention, getConvention } from './convention.ts'

/** What a text that a person typed or pasted says. */
export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** `decimals`: a number with more decimals than the field has. `unclear`: either of two numbers. */
  | { kind: 'decimals' | 'unclear'; values: readonly [number, number] }
  /** Has more digits than a number keeps: an infinite value, or `NaN` if they are decimals. */
  | { kind: 'long'; value: number }
  | { kind: 'unreadable' }

/** Digits that every number keeps. */
export const LONGEST_NUMBER = 15
/** More characters are no amount, and would take long to match. */
const LONGEST = 60

/** What surrounds amounts in chats, such as quotes and bold in messages. */
const MARKS = '[\\s*_"“”«»]*'
/** The end of an amount on a price tag or in a sentence, such as «15.000.-» and «15.000.». */
const TAIL = '(?:[.,]\\s*[-–—]{1,2}|[.,;:])?'

/** Returns sign and digits with their separators, or nothing if there is anything else. */
function strip(text: string, { unitPattern, decimals }: Convention) {
  const unit = `(?:${unitPattern})?`
  const start = decimals > 0 ? '(?:\\d|[.,](?=\\d))' : '\\d'
  const pattern = cached(
    `${unit} ${start} pattern`,
    () =>
      new RegExp(
        `^${MARKS}${unit}\\s*([-−]?)\\s*${unit}\\s*(${start}[\\d.,'’\\s]*?)\\s*${TAIL}\\s*${unit}\\s*${TAIL}${MARKS}$`,
        'iu',
      ),
  )
  const found = pattern.exec(text)
  return found && { isNegative: found[1] !== '', digits: found[2] ?? '' }
}

type Separators = Pick<Convention, 'group' | 'decimal' | 'writeGroups'>

/** Returns the digits of a text that a convention writes like this, with a point before decimals, otherwise nothing. */
function readStrictly(text: string, { group, decimal, writeGroups }: Separators): string | undefined {
  const [whole = '', fraction = '0', ...rest] = text.split(decimal)
  const digits = whole.replaceAll(group, '')
  if (rest.length > 0 || !/^\d+$/.test(fraction) || !/^\d+$/.test(digits)) return undefined
  const isGrouped = whole === digits || (group !== '' && writeGroups(Number(digits)) === whole)
  const decimals = fraction.replace(/0+$/, '')
  if (!isGrouped) return undefined
  return decimals === '' ? digits : `${digits}.${decimals}`
}

const countDecimals = (digits: string) => digits.split('.')[1]?.length ?? 0

function toReading(digits: string, { decimals }: Convention): NumberReading {
  if (countDecimals(digits) <= decimals) return { kind: 'number', value: Number(digits) }
  const floor = Number(digits.slice(0, digits.indexOf('.') + 1 + decimals))
  return { kind: 'decimals', values: [floor, Number((floor + 10 ** -decimals).toFixed(decimals))] }
}

/** Returns the two numbers of a text whose separators can mean either: with all digits, or up to the last separator. */
function readBothWays(text: string, { decimals }: Convention): NumberReading {
  const last = text.search(/\D\d*$/)
  const onlyDigits = (part: string) => part.replaceAll(/\D/g, '')
  const fraction = onlyDigits(text.slice(last)).replace(/0+$/, '')
  const whole = onlyDigits(text.slice(0, last))
  const second = fraction.length > decimals ? whole : `${whole}.${fraction}`
  const values = [Number(onlyDigits(text)), Number(second)] as const
  return values.every((value) => value > 0) ? { kind: 'unclear', values } : { kind: 'unreadable' }
}

const listOthers = () =>
  ['en', 'de'].map((locale) => getConvention({ locale, currency: 'USD', formatOptions: undefined, step: 1 }))

/** Reads digits with separators: as the locale writes them, or as another one does when nothing else is possible. */
function readDigits(text: string, convention: Convention): NumberReading {
  const own = readStrictly(text, convention)
  const others = listOthers().flatMap((other) => readStrictly(text, other) ?? [])
  const written = text.split(convention.decimal)[1]?.length ?? 0
  // «15,000» is 15 in Argentina, and 15.000 for users of calculators.
  const isDoubtful = written > convention.decimals && others.some((digits) => digits !== own)
  if (own !== undefined) return isDoubtful ? readBothWays(text, convention) : toReading(own, convention)
  const [only, ...more] = new Set(others)
  // No group of thousands begins with 0.
  const isCertain = (text.match(/[.,]/g)?.length ?? 0) > 1 || /^0\D/.test(text)
  if (only !== undefined && more.length === 0 && isCertain) return toReading(only, convention)
  return readBothWays(text, convention)
}

const toDigits = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '')
const isLong = (text: string) =>
  toDigits(text).length > LONGEST_NUMBER && !Number.isSafeInteger(Number(toDigits(text)))

function readLong(text: string): NumberReading {
  const separators = text.match(/\D/g) ?? []
  // A single separator may be before decimals.
  const isWhole = separators.length !== 1 && new Set(separators).size < 2
  return { kind: 'long', value: isWhole ? Infinity : Number.NaN }
}

/** Applies the sign of a text, and the hundred of a percentage. */
function scale(reading: NumberReading, isNegative: boolean, isPercent: boolean): NumberReading {
  const apply = (value: number) => (isNegative ? -1 : 1) * (isPercent ? round(value / 100) : value)
  if ('value' in reading) return { ...reading, value: apply(reading.value) }
  if (!('values' in reading)) return reading
  return { ...reading, values: [apply(reading.values[0]), apply(reading.values[1])] }
}

/** Removes the error of an operation with decimals, such as 0.1 + 0.2. */
export const round = (value: number): number => Number(value.toPrecision(LONGEST_NUMBER))

/**
 * Reads a number as people write it, with or without its unit. It never guesses: a text with two possible meanings is
 * `unclear`.
 */
export function readNumber(text: string, convention: Convention): NumberReading {
  const visible = convention.normalize(text)
  if (visible === '') return { kind: 'empty' }
  const stripped = visible.length > LONGEST ? null : strip(visible, convention)
  if (!stripped) return { kind: 'unreadable' }
  const { group } = convention
  const digits = stripped.digits
    .replaceAll(/ ?([.,]) ?/g, '$1')
    .replaceAll(' ', group)
    // Switzerland groups with either apostrophe.
    .replaceAll(/['’]/g, (mark) => (/['’]/.test(group) ? group : mark))
    .replace(/^0+(?=\d)/, '')
    .replace(/^(?=[.,])/, '0')
  const reading = isLong(digits) ? readLong(digits) : readDigits(digits, convention)
  return scale(reading, stripped.isNegative, convention.isPercent)
}
