import { expect, test } from 'vitest'
import { getRelativeText } from './relativeTime.ts'

const now = Date.parse('2026-03-18T12:00:00Z')
const getText = (instant: string, locale = 'es-AR') =>
  getRelativeText(Date.parse(instant), now, locale, 'long').text

test('the distance is in whole units of the largest kind', () => {
  expect(getText('2026-03-18T11:59:01Z')).toBe('ahora')
  expect(getText('2026-03-18T11:59:00Z')).toBe('hace 1 minuto')
  expect(getText('2026-03-18T10:00:01Z')).toBe('hace 1 hora')
  expect(getText('2026-03-17T06:00:00Z')).toBe('hace 1 día')
  expect(getText('2026-03-04T12:00:00Z')).toBe('hace 2 semanas')
  expect(getText('2025-12-18T12:00:00Z')).toBe('hace 3 meses')
  expect(getText('2023-03-18T12:00:00Z')).toBe('hace 3 años')
  expect(getText('2026-03-18T12:05:00Z')).toBe('dentro de 5 minutos')
})

test('the words are those of the locale', () => {
  expect(getText('2026-03-18T11:00:00Z', 'en')).toBe('1 hour ago')
  expect(getText('2026-03-18T11:00:00Z', 'pt-BR')).toBe('há 1 hora')
  expect(getRelativeText(Date.parse('2026-03-18T11:00:00Z'), now, 'en', 'short').text).toBe('1 hr. ago')
  expect(getRelativeText(Date.parse('2026-03-17T11:00:00Z'), now, 'es-AR', 'short').text).toBe('hace 1 día')
})

test('the text changes exactly when it says', () => {
  const getTextAt = (distance: number, time: number) =>
    getRelativeText(now + distance, now + time, 'en', 'long').text
  for (const distance of [-75_500, -3000, -3_599_000, -90_000_000, 61_000, 3_700_000]) {
    const { text, changesIn } = getRelativeText(now + distance, now, 'en', 'long')
    expect(getTextAt(distance, changesIn - 1)).toBe(text)
    expect(getTextAt(distance, changesIn)).not.toBe(text)
  }
  expect(getRelativeText(now - 74_500, now, 'en', 'long').changesIn).toBe(45_500)
})

test('a timer is never longer than a day', () => {
  expect(getRelativeText(0, now, 'en', 'long').changesIn).toBe(24 * 3600 * 1000)
})
