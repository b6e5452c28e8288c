import { expect, test } from 'vitest'
import { addLetter, findByLetters, isLetter, moveActive } from './moveActive.ts'

const enabled = Array.from({ length: 20 }, () => ({}))
const off = { isDisabled: true }

test('arrow keys move by one, and only wrapping lists continue at the other end', () => {
  expect(moveActive(enabled, -1, 'ArrowDown')).toBe(0)
  expect(moveActive(enabled, -1, 'ArrowUp')).toBe(19)
  expect(moveActive(enabled, 3, 'ArrowDown')).toBe(4)
  expect(moveActive(enabled, 19, 'ArrowDown')).toBe(19)
  expect(moveActive(enabled, 19, 'ArrowDown', true)).toBe(0)
  expect(moveActive(enabled, 0, 'ArrowUp', true)).toBe(19)
})

test('pages move by eight and stop at the ends', () => {
  expect(moveActive(enabled, 3, 'PageDown')).toBe(11)
  expect(moveActive(enabled, 15, 'PageDown', true)).toBe(19)
  expect(moveActive(enabled, 3, 'PageUp', true)).toBe(0)
})

test('disabled options are skipped, also at the ends', () => {
  const options = [off, {}, off, {}, off]
  expect(moveActive(options, 1, 'ArrowDown')).toBe(3)
  expect(moveActive(options, 3, 'ArrowDown')).toBe(3)
  expect(moveActive(options, 3, 'ArrowDown', true)).toBe(1)
  expect(moveActive(options, 3, 'PageDown')).toBe(3)
  expect(moveActive(options, 3, 'Home')).toBe(1)
  expect(moveActive(options, 1, 'End')).toBe(3)
  expect(moveActive([off, off], -1, 'ArrowDown')).toBe(-1)
  expect(moveActive([], -1, 'End')).toBe(-1)
})

test('other keys do not move', () => {
  expect(moveActive(enabled, 3, 'a')).toBeUndefined()
})

const cities = ['Ávila', 'Azul', 'Lanús', 'La Plata', 'Luján'].map((label) => ({ value: label, label }))

test('letters find the next option that starts with them, whatever their accents', () => {
  expect(findByLetters(cities, -1, 'a')).toBe(0)
  expect(findByLetters(cities, 0, 'a')).toBe(1)
  expect(findByLetters(cities, 1, 'aa')).toBe(0)
  expect(findByLetters(cities, 2, 'la')).toBe(2)
  expect(findByLetters(cities, 2, 'la p')).toBe(3)
  expect(findByLetters(cities, 0, 'x')).toBe(-1)
})

test('a pause begins another search, and a space only continues one', () => {
  const first = addLetter({ text: '', at: 0 }, 'l', 5000)
  expect(addLetter(first, 'a', 5900).text).toBe('la')
  expect(addLetter(first, 'a', 6000).text).toBe('a')
  const space = { key: ' ', altKey: false, ctrlKey: false, metaKey: false }
  expect(isLetter(space, first, 5900)).toBe(true)
  expect(isLetter(space, first, 6000)).toBe(false)
  expect(isLetter({ ...space, key: 'ñ' }, first, 0)).toBe(true)
  expect(isLetter({ ...space, key: 'a', ctrlKey: true }, first, 0)).toBe(false)
  expect(isLetter({ ...space, key: 'Enter' }, first, 0)).toBe(false)
})
