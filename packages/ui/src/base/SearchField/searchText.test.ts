import { expect, test } from 'vitest'
import { searchText } from './searchText.ts'

test('a search starts at the third letter and ends when the box is emptied', () => {
  expect(['p', 'pi', 'pin', ' ', ''].map((typed) => searchText(typed, 3))).toEqual([
    null,
    null,
    'pin',
    '',
    '',
  ])
})

test('spaces around the words do not count as letters', () => {
  expect(searchText('  pi  ', 3)).toBeNull()
  expect(searchText(' pintar ', 3)).toBe('pintar')
})
