import { describe, expect, test } from 'vitest'
import type { NumberFormatOptions } from '@plomada/define'
import { getConvention } from './convention.ts'
import { groupDigits } from './groupDigits.ts'
import { readNumber } from './readNumber.ts'

const create = (locale: string, formatOptions: NumberFormatOptions | undefined, step = 1) =>
  getConvention({ locale, currency: 'EUR', formatOptions, step })
const read = (text: string, ...settings: Parameters<typeof create>) => {
  const reading = readNumber(text, create(...settings))
  if ('value' in reading) return reading.value
  return 'values' in reading ? `${reading.kind} ${reading.values.join(' ')}` : reading.kind
}
const two = { maximumFractionDigits: 2 }
const euro: NumberFormatOptions = { style: 'currency', currency: 'EUR' }
const kilos: NumberFormatOptions = { style: 'unit', unit: 'kilogram' }

/** Texts, and what a field for two decimals reads in each locale. */
const texts: Record<string, Record<string, number | string>> = {
  en: {
    '0.5': 0.5,
    '.5': 0.5,
    '0,5': 0.5,
    '1,5': 'unclear 15 1.5',
    '1.5': 1.5,
    '1,234.56': 1234.56,
    '1.234,56': 1234.56,
    '1,234': 1234,
    '1.234': 'unclear 1234 1',
    '1.555': 'unclear 1555 1',
    '1,234.555': 'decimals 1234.55 1234.56',
    '-0.5': -0.5,
    '1,1,1.2': 'unclear 1112 111.2',
    '123,45': 'unclear 12345 123.45',
    '1,234,567': 1_234_567,
  },
  de: {
    '0,5': 0.5,
    ',5': 0.5,
    '0.5': 0.5,
    '1,5': 1.5,
    '1.5': 'unclear 15 1.5',
    '1.234,56': 1234.56,
    '1,234.56': 1234.56,
    '1.234': 1234,
    '1,234': 'unclear 1234 1',
    '1234.7': 'unclear 12347 1234.7',
    '10.02': 'unclear 1002 10.02',
    '-1.234,56': -1234.56,
    '−0,05': -0.05,
    '12,5 €': 12.5,
    '12,5 $': 'unreadable',
  },
  'es-AR': {
    '0,5': 0.5,
    '1.234,56': 1234.56,
    '1.234': 1234,
    '1234,5': 1234.5,
    '1,50': 1.5,
    '1,500': 'unclear 1500 1.5',
  },
  'pt-BR': { '0,5': 0.5, '1.234,56': 1234.56, '1.234.567,8': 1_234_567.8 },
  'fr-FR': { '1 234,56': 1234.56, '1\u202F234,56': 1234.56 },
  'de-CH': { '1’234.56': 1234.56, "1'234.5": 1234.5 },
  'en-IN': { '1,50,000.25': 150_000.25 },
  ar: { '0.5': 0.5, '٠٫٥': 0.5, '١٬٢٣٤٫٥٦': 1234.56, '1,234.56': 1234.56, '١٫٥': 1.5, '٠،٥': 0.5 },
  'ar-EG': { '٠٫٥': 0.5, '١٬٢٣٤٫٥٦': 1234.56, '-١٫٥': -1.5, '؜-١٫٥': -1.5, '1.5': 1.5 },
  fa: { '۰٫۵': 0.5, '۱٬۲۳۴٫۵۶': 1234.56, '۱٫۵': 1.5, '‎−۱٫۵': -1.5, '1.5': 1.5, '۱/۵': 'unreadable' },
}
const everywhere: Record<string, number | string> = {
  '': 'empty',
  '7': 7,
  '1e3': 'unreadable',
  '1E-3': 'unreadable',
  Infinity: 'unreadable',
  '0x10': 'unreadable',
  '15 %': 'unreadable',
  '-': 'unreadable',
  ',': 'unreadable',
  '.,': 'unreadable',
  '15-': 'unreadable',
  '1234567890123456': 1_234_567_890_123_456,
  '12345678901234567890': Infinity,
  '-12345678901234567890': -Infinity,
  '0,1234567890123456789': Number.NaN,
}
describe.each(Object.keys(texts))('a field for two decimals in %s', (locale) => {
  test.each(Object.entries({ ...everywhere, ...texts[locale] }))('%j is %s', (text, value) => {
    expect(read(text, locale, text.includes('€') ? euro : two)).toBe(value)
  })

  test('reads back what it writes', () => {
    for (const format of [two, euro, kilos, { style: 'percent', maximumFractionDigits: 2 } as const])
      for (const value of [0, 0.07, 0.5, 1.5, 14.2, 1234.56, -0.25, 1_234_567.89])
        expect(read(create(locale, format).write(value), locale, format), `${value}`).toBe(value)
  })
})

describe('decimals', () => {
  test('are those of the step without a format', () => {
    expect(read('0,5', 'de', undefined)).toBe('decimals 0 1')
    expect(read('0,5', 'de', undefined, 0.5)).toBe(0.5)
    expect(read('0,55', 'de', undefined, 0.5)).toBe('decimals 0.5 0.6')
    expect(read('2026', 'de', { useGrouping: false })).toBe(2026)
    expect(create('de', { useGrouping: false }).write(2026)).toBe('2026')
  })

  test('are those of the currency, of the unit, and none of a percentage', () => {
    expect(create('de', euro).decimals).toBe(2)
    expect(create('ja', { style: 'currency', currency: 'JPY' }).decimals).toBe(0)
    expect(create('en', kilos).decimals).toBe(3)
    expect(create('en', { style: 'percent' }).decimals).toBe(0)
  })
})

test.each<[string, string, NumberFormatOptions, number | string]>([
  ['12,5 %', 'de', { style: 'percent', maximumFractionDigits: 1 }, 0.125],
  ['12.5%', 'en', { style: 'percent' }, 'decimals 0.12 0.13'],
  ['٪١٥', 'ar-EG', { style: 'percent' }, 0.15],
  ['15', 'tr', { style: 'percent' }, 0.15],
  ['55.1 %', 'en', { style: 'percent', maximumFractionDigits: 1 }, 0.551],
  ['1.5 kg', 'en', kilos, 1.5],
  ['1.5 kilograms', 'en', kilos, 1.5],
  ['1,5 Kilogramm', 'de', kilos, 1.5],
  ['1.5 lb', 'en', kilos, 'unreadable'],
  ['€ 1,234.50', 'en', euro, 1234.5],
  ['$5', 'en', euro, 'unreadable'],
  ['R$ 123', 'pt-BR', { style: 'currency', currency: 'BRL' }, 123],
])('%j in %s with %o is %s', (text, locale, format, value) => expect(read(text, locale, format)).toBe(value))

test.each<[string, NumberFormatOptions, number, { before: string; after: string }]>([
  ['en', euro, 5, { before: '€', after: '' }],
  ['de', euro, 5, { before: '', after: '€' }],
  ['en', { style: 'percent' }, 0.5, { before: '', after: '%' }],
  ['tr', { style: 'percent' }, 0.5, { before: '%', after: '' }],
  ['en', { ...kilos, unitDisplay: 'long' }, 1, { before: '', after: 'kilogram' }],
  ['en', { ...kilos, unitDisplay: 'long' }, 2, { before: '', after: 'kilograms' }],
  ['en', two, 2, { before: '', after: '' }],
])('in %s with %o, the unit of %d is %o', (locale, format, value, unit) =>
  expect(create(locale, format).getUnit(value)).toEqual(unit),
)

/** Types characters at the end, one after the other. */
const type = (keys: string, locale: string, format = two as NumberFormatOptions) => {
  const convention = create(locale, format)
  return [...keys].reduce((before, key) => {
    const text = before + key
    return groupDigits(before, { text, caret: text.length }, 'insertText', convention).text
  }, '')
}

test.each([
  ['de', '1234,5', '1.234,5'],
  ['de', '1234,50', '1.234,50'],
  ['de', '1,505', '1,505'],
  ['de', '0,05', '0,05'],
  ['de', '-0,5', '-0,5'],
  ['de', '1,', '1,'],
  ['en', '1,234.5', '1,234.5'],
  ['en', '12345.60', '12,345.60'],
  ['en', '1.5.5', '1.5.5'],
  ['de', '1,5,', '1,5,'],
  ['ar-EG', '1234.5', '١٬٢٣٤٫٥'],
  ['ar-EG', '١٢٣٤٫٥', '١٬٢٣٤٫٥'],
  ['fa', '1234.50', '۱٬۲۳۴٫۵۰'],
  ['fr-FR', '1234,5', '1\u202F234,5'],
])('in %s, typing %s shows %s', (locale, keys, shown) => expect(type(keys, locale)).toBe(shown))

test('the amount gets its cents only when it is complete', () => {
  expect(type('15', 'de', euro)).toBe('15')
  expect(create('de', euro).write(15)).toBe('15,00')
})

test('in the middle of a number with decimals, the caret stays beside the edit', () => {
  const convention = create('de', two)
  const edit = (before: string, marked: string, inputType = 'insertText') => {
    const { text, caret } = groupDigits(
      before,
      { text: marked.replace('|', ''), caret: marked.indexOf('|') },
      inputType,
      convention,
    )
    return `${text.slice(0, caret)}|${text.slice(caret)}`
  }
  expect(edit('234,5', '1|234,5')).toBe('1|.234,5')
  expect(edit('1.234,5', '1.234,7|5')).toBe('1.234,7|5')
  expect(edit('1.234,', '1.234,|')).toBe('1.234,|')
  expect(edit('234,', '1|234,')).toBe('1|.234,')
  expect(edit('1.234,5', '1.234,|', 'deleteContentBackward')).toBe('1.234,|')
  expect(edit('1.234,5', '1.234|5', 'deleteContentBackward')).toBe('12.34|5')
})
