import { expect, test } from 'vitest'
import { searchText } from './searchText.ts'

test('a search starts at the third letter and ends below it (S-335, S-458)', () => {
  expect(['p', 'pi', 'pin', ' ', ''].map((typed) => searchText(typed, 3))).toEqual(['', '', 'pin', '', ''])
})

test('spaces around the words do not count as letters', () => {
  expect(searchText('  pi  ', 3)).toBe('')
  expect(searchText(' pintar ', 3)).toBe('pintar')
})
