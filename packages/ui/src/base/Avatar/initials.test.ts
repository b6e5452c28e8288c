import { expect, test } from 'vitest'
import { initials, tintOf } from './initials.ts'

test('a person without a photo is known by the first two words of the name', () => {
  expect(initials('Daniela Suárez Ortiz')).toBe('DS')
  expect(initials('  iván ')).toBe('I')
  expect(initials('ñata álvarez')).toBe('ÑÁ')
})

test('a person keeps the same tint everywhere', () => {
  expect([0, 1, 4, 5, 7].map(tintOf)).toEqual([0, 1, 4, 0, 2])
})
