import { describe, expect, test } from 'vitest'
import { getConvention } from './convention.ts'
import { readNumber } from './readNumber.ts'

const getWhole = (locale: string, currency: string) =>
  getConvention({ locale, currency, formatOptions: undefined, step: 1 })
const read = (text: string, locale = 'es-AR', currency = 'ARS') => {
  const reading = readNumber(text, getWhole(locale, currency))
  if ('value' in reading) return reading.value
  return 'values' in reading ? `${reading.kind} ${reading.values.join(' ')}` : reading.kind
}

describe('es-AR (P-130, P-131)', () => {
  test.each([
    ['15000', 15_000],
    ['15.000', 15_000],
    ['$15000', 15_000],
    ['$ 15.000', 15_000],
    ['$\u00A015.000', 15_000],
    ['15.000,00', 15_000],
    ['15000,00', 15_000],
    ['$ 15.000,00', 15_000],
    ['  15.000  ', 15_000],
    ['15 000', 15_000],
    ['15\u00A0000', 15_000],
    ['15\u2009000', 15_000],
    ['15\u202F000', 15_000],
    ['15\u3000000', 15_000],
    ['15.\u200B000', 15_000],
    ['\uFEFF15.000', 15_000],
    ['15.00\u00AD0', 15_000],
    ['15 .000', 15_000],
    ['$15.000.-', 15_000],
    ['$15.000,-', 15_000],
    ['15.000.–', 15_000],
    ['15.000.', 15_000],
    ['15,', 15],
    ['15.', 15],
    ['*$ 15.000*', 15_000],
    ['“15.000”', 15_000],
    ['15.000 pesos', 15_000],
    ['15.000 pesos.', 15_000],
    ['15000 pesos argentinos', 15_000],
    ['ARS 15.000', 15_000],
    ['ars15000', 15_000],
    ['15000$', 15_000],
    ['015.000', 15_000],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['15,000.00', 15_000],
    ['$ 15,000.00', 15_000],
    ['1.000', 1000],
    ['1000', 1000],
    ['7', 7],
    ['0', 0],
    ['15,0', 15],
    ['-15.000', -15_000],
    ['−15.000', -15_000],
    ['-$ 15.000', -15_000],
    ['١٥٠٠٠', 15_000],
    ['１５０００', 15_000],
    ['१५०००', 15_000],
    ['999999999999999', 999_999_999_999_999],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is %d', (text, value) => expect(read(text)).toBe(value))

  test.each([
    ['15,000', 'unclear 15000 15'],
    ['$ 15,000', 'unclear 15000 15'],
    ['15,500', 'unclear 15500 15'],
    ['1,500', 'unclear 1500 1'],
    ['15.00', 'unclear 1500 15'],
    ['15.0', 'unclear 150 15'],
    ['1.5', 'unclear 15 1'],
    ['15.50', 'unclear 1550 15'],
    ['1500.00', 'unclear 150000 1500'],
    ['15.0000', 'unclear 150000 15'],
    ['1.50.00', 'unclear 15000 150'],
    ['15,,000', 'unclear 15000 15'],
    ["15'000", 'unclear 15000 15'],
    ['15 20', 'unclear 1520 15'],
    ['150 00', 'unclear 15000 150'],
    ['1.500,5', 'decimals 1500 1501'],
    ['1.500,50', 'decimals 1500 1501'],
    ['1,500.50', 'decimals 1500 1501'],
    ['15,5', 'decimals 15 16'],
    ['$ 15.000,99', 'decimals 15000 15001'],
  ])('%j is not certain: %s', (text, reading) => expect(read(text)).toBe(reading))

  test.each([
    '1e3',
    '15 mil',
    '15mil',
    '15k',
    '15.000 a 20.000',
    '15.000-20.000',
    '15.000/20.000',
    '15.000 x día',
    '+15000',
    '15+5',
    '0x10',
    '(15.000)',
    '15²',
    '½',
    'Infinity',
    'NaN',
    'mil',
    '$',
    '-',
    '.',
    ',500',
    'US$ 15.000',
    'U$S 100',
    'USD 100',
    '€ 15',
    '15%',
    '12/11/2026',
    '15O00',
    '1️⃣5️⃣',
    '=15000',
    '15000-',
  ])('%j is no number', (text) => expect(read(text)).toBe('unreadable'))

  test.each(['9007199254740993', '99999999999999999999', '1'.repeat(59)])('%j is too long', (text) =>
    expect(read(text)).toBe(Infinity),
  )

  test('a negative text names negative numbers', () => {
    expect(read('-1.500,5')).toBe('decimals -1500 -1501')
    expect(read('-15,000')).toBe('unclear -15000 -15')
  })

  test('a text of ten thousand characters is no number, at once', () => {
    expect(['1 ', '1.', ' *'].map((part) => read(part.repeat(5000)))).toEqual(Array(3).fill('unreadable'))
    expect(read(`${' '.repeat(5000)}15.000${' '.repeat(5000)}`)).toBe(15_000)
  })

  test.each(['', ' ', '\u00A0', '\u200B'])('%j is empty', (text) => expect(read(text)).toBe('empty'))
})

test.each([
  ['en-US', 'USD', '15,000', 15_000],
  ['en-US', 'USD', '$15,000.00', 15_000],
  ['en-US', 'USD', '15.000', 'unclear 15000 15'],
  ['en-US', 'USD', '15.000,00', 15_000],
  ['en-US', 'USD', '15 US dollars', 15],
  ['en-GB', 'GBP', '£1,500', 1500],
  ['de-DE', 'EUR', '15.000 €', 15_000],
  ['de-DE', 'EUR', '15.000 Euro', 15_000],
  ['pt-BR', 'BRL', 'R$ 15.000,00', 15_000],
  ['pt-BR', 'BRL', '15.000 reais', 15_000],
  ['fr-FR', 'EUR', '15 000', 15_000],
  ['fr-FR', 'EUR', '15\u00A0000,00 €', 15_000],
  ['fr-FR', 'EUR', '15.000', 'unclear 15000 15'],
  ['de-CH', 'CHF', "15'000", 15_000],
  ['en-IN', 'INR', '₹1,50,000', 150_000],
  ['ar-EG', 'EGP', '١٥٠٠٠', 15_000],
  ['es-AR-u-hc-h23', 'ARS', '15.000', 15_000],
])('in %s with %s, %j is %s', (locale, currency, text, value) =>
  expect(read(text, locale, currency)).toBe(value),
)

test('reads back what it writes, in every locale', () => {
  for (const locale of [
    'es-AR',
    'es',
    'en',
    'de',
    'fr',
    'pt-BR',
    'de-CH',
    'ar-EG',
    'fa',
    'hi-IN',
    'my',
    'sv',
  ])
    for (const value of [0, 7, 150, 1500, 15_000, 1_234_567, -15_000])
      expect(read(getWhole(locale, 'EUR').write(value), locale, 'EUR'), `${locale} ${value}`).toBe(value)
})
