import { expect, test } from 'vitest'
import { getCalendarFormats } from '../Calendar/calendarFormats.ts'
import { getDateOrder, parseDay } from './parseDay.ts'

const today = '2026-11-20'
const inSpanish = (text: string) => parseDay(text, 'es-AR', today)

test('a date in the order of the locale is read with any separators', () => {
  expect(
    ['1/3/2026', '01-03-2026', '1.3.2026', ' 1 3 2026 ', '01032026', '010326', '1/3/26'].map(inSpanish),
  ).toEqual(Array.from({ length: 7 }, () => '2026-03-01'))
  expect(parseDay('3/1/2026', 'en-US', today)).toBe('2026-03-01')
  expect(parseDay('2026. 3. 1.', 'hu', today)).toBe('2026-03-01')
  expect(parseDay('20260301', 'ja', today)).toBe('2026-03-01')
})

test('ISO dates are read in every locale', () => {
  expect(parseDay('2026-03-01', 'en-US', today)).toBe('2026-03-01')
  expect(inSpanish('2026-03-01')).toBe('2026-03-01')
})

test('names of months are read without accents and case, whole or abbreviated', () => {
  expect(inSpanish('1 de MARZO de 2026')).toBe('2026-03-01')
  expect(inSpanish('1 mar')).toBe('2026-03-01')
  expect(parseDay('Mar 1, 2026', 'en-US', today)).toBe('2026-03-01')
  expect(parseDay('1. März 2026', 'de', today)).toBe('2026-03-01')
})

test('a missing year is the current one, and two digits are the nearest year', () => {
  expect(inSpanish('24/12')).toBe('2026-12-24')
  expect(inSpanish('1/3/45')).toBe('2045-03-01')
  expect(inSpanish('1/3/46')).toBe('1946-03-01')
})

test('digits of other scripts are read', () => {
  expect(parseDay(getCalendarFormats('ar-EG').numeric('2026-03-12'), 'ar-EG', today)).toBe('2026-03-12')
  expect(parseDay('１/３/２０２６', 'es-AR', today)).toBe('2026-03-01')
})

test('the last days of months are read', () => {
  expect(['29-02-2028', '31/1/2026', '31/12'].map(inSpanish)).toEqual([
    '2028-02-29',
    '2026-01-31',
    '2026-12-31',
  ])
})

test('a year has two or four digits', () => {
  expect(
    ['1/3/6', '1/3/202', '1/3/20266', '1/3/0026', '1/3/0202', '202-03-01', '1 mar 6'].map(inSpanish),
  ).toEqual(Array.from({ length: 7 }, () => undefined))
  expect(inSpanish('1/3/1000')).toBe('1000-03-01')
})

test('a year of another calendar is not read as one of the Gregorian calendar', () => {
  expect(parseDay('۱۴۰۵/۰۹/۰۸', 'fa', today)).toBeUndefined()
  expect(parseDay('20/11/2569', 'th', today)).toBeUndefined()
  expect(parseDay('1448/6/10', 'ar-SA-u-ca-islamic-umalqura', today)).toBeUndefined()
  expect(parseDay('۲۰۲۶/۹/۸', 'fa', today)).toBe('2026-09-08')
  expect(parseDay('20/11/2026', 'th', today)).toBe('2026-11-20')
  expect(inSpanish('1/3/1405')).toBe('1405-03-01')
})

test('words that are no names of the locale are not ignored', () => {
  expect(['2 días 3', '10 a 12 horas', '1 foo 3', 'Mar 1 o May 2'].map(inSpanish)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
  expect(['1 de marzo del 2026', 'domingo 1 de marzo de 2026', 'dom. 1/3/2026'].map(inSpanish)).toEqual(
    Array.from({ length: 3 }, () => '2026-03-01'),
  )
  expect(parseDay('Sunday, March 1st, 2026', 'en-US', today)).toBe('2026-03-01')
  expect(parseDay('1 jui 2026', 'fr', today)).toBeUndefined()
  expect(parseDay('1 juin 2026', 'fr', today)).toBe('2026-06-01')
})

test('text that is no day is not read', () => {
  expect(['', 'mañana', '31/2/2026', '1/13/2026', '1', '1/2/3/2026', '1 foo 2026'].map(inSpanish)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
})

test.each([
  'es-AR',
  'en-US',
  'en-GB',
  'de',
  'pt-BR',
  'ja',
  'ko',
  'hu',
  'ar-EG',
  'fa',
  'th',
  'pl',
  'ru',
  'vi',
  'fr',
])('every formatted day of %s is read back', (locale) => {
  const { numeric } = getCalendarFormats(locale)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options })
  for (const day of ['2026-03-01', '2026-12-31', '1999-10-09', '2031-01-02']) {
    expect(parseDay(numeric(day), locale, today)).toBe(day)
    for (const dateStyle of ['full', 'long'] as const)
      expect(parseDay(format({ dateStyle }).format(new Date(day)), locale, today), dateStyle).toBe(day)
  }
})

test('every numeric day of Hebrew is read back', () => {
  expect(parseDay(getCalendarFormats('he').numeric('2026-12-31'), 'he', today)).toBe('2026-12-31')
})

test('the pattern names the parts in the order of the locale', () => {
  expect(getDateOrder('es-AR').pattern).toBe('día/mes/año')
  expect(getDateOrder('en-US').pattern).toBe('month/day/year')
})
