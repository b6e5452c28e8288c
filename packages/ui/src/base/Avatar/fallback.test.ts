import { expect, test } from 'vitest'
import { getInitials, getTint } from './fallback.ts'

test('returns the initials of the first two words', () => {
  expect(getInitials('Daniela Suárez Ortiz', 'es-AR')).toBe('DS')
  expect(getInitials('  iván ', 'es-AR')).toBe('I')
  expect(getInitials('ñata álvarez', 'es-AR')).toBe('ÑÁ')
})

test('writes initials in the upper case of the language', () => {
  expect(getInitials('ipek', 'tr')).toBe('İ')
})

test('returns the same tint for the same seed', () => {
  expect([0, 1, 4, 5, 7].map(getTint)).toEqual([0, 1, 4, 0, 2])
  expect(['a', 'b', 'c', 'd', 'e'].map(getTint)).toEqual([2, 3, 4, 0, 1])
})
