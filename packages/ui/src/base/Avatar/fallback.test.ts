import { expect, test } from 'vitest'
import { getInitials, getTint } from './fallback.ts'

test('returns the initials of the first two words', () => {
  expect(getInitials('Daniela Suárez Ortiz')).toBe('DS')
  expect(getInitials('  iván ')).toBe('I')
  expect(getInitials('ñata álvarez')).toBe('ÑÁ')
})

test('returns the same tint for the same id', () => {
  expect([0, 1, 4, 5, 7].map(getTint)).toEqual([0, 1, 4, 0, 2])
})
