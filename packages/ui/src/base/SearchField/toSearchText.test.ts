import { expect, test } from 'vitest'
import { toSearchText } from './toSearchText.ts'

test('returns text of at least three letters and no search below that (S-335, S-458)', () => {
  expect(['p', 'pi', 'pin', ' ', ''].map((typed) => toSearchText(typed, 3))).toEqual(['', '', 'pin', '', ''])
})

test('does not count leading and trailing spaces', () => {
  expect(toSearchText('  pi  ', 3)).toBe('')
  expect(toSearchText(' pintar ', 3)).toBe('pintar')
})
