import { expect, test } from 'vitest'
import { createFormats } from './formats.ts'

const argentina = createFormats({
  locale: 'es-AR-u-hc-h23',
  timeZone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
})
const germany = createFormats({ locale: 'de-DE', timeZone: 'Europe/Berlin', currency: 'EUR' })
const toText = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')

test('money has the sign, separators and decimals of the locale and currency', () => {
  expect(argentina.money(12500)).toEqual([
    { type: 'currency', text: '$\u00A0' },
    { type: 'amount', text: '12.500' },
  ])
  expect(toText(argentina.money(-1234567))).toBe('-$\u00A01.234.567')
  expect(toText(germany.money(12.5))).toBe('12,50\u00A0€')
  expect(toText(germany.money(1000, 'USD'))).toBe('1.000\u00A0$')
})

test('numbers have the separators of the locale', () => {
  expect(argentina.number(12500)).toBe('12.500')
  expect(createFormats({ locale: 'en-US', timeZone: 'UTC', currency: 'USD' }).number(12500)).toBe('12,500')
})

test('percentages have the sign and spacing of the locale', () => {
  expect(germany.percent(0.256)).toBe('26\u00A0%')
  expect(createFormats({ locale: 'en-US', timeZone: 'UTC', currency: 'USD' }).percent(0.256)).toBe('26%')
})

test('the day of an instant is the one in the time zone', () => {
  expect(argentina.day('2026-11-21T02:30:00Z')).toBe('20/11/2026')
  expect(germany.day(new Date('2026-03-05T23:30:00Z'))).toBe('6.3.2026')
})

test('a calendar day is the same in every time zone', () => {
  expect(argentina.day('2026-03-01')).toBe('1/3/2026')
  expect(
    createFormats({ locale: 'en-GB', timeZone: 'Pacific/Auckland', currency: 'NZD' }).day('2026-03-01'),
  ).toBe('01/03/2026')
})

test('a date and time has the clock of the locale', () => {
  expect(argentina.dateTime('2026-11-20T21:45:10Z')).toBe('20/11/26, 18:45')
  expect(argentina.dateTime('2026-11-20T21:45:10Z', 'seconds')).toBe('20/11/26, 18:45:10')
})

test('an invalid date becomes empty text', () => {
  expect(argentina.day('soon')).toBe('')
  expect(argentina.dateTime('')).toBe('')
})
