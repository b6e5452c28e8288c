import { expect, it } from 'vitest'
import { placeToShow } from './sight.ts'

const row = { width: 100, whole: 3, end: 700 }

it('a slide in sight does not move the row', () => {
  expect([2, 3, 4].map((index) => placeToShow(index, { ...row, at: 200 }))).toEqual([200, 200, 200])
})
it('a slide before the row comes in first, one after it comes in last', () => {
  expect(placeToShow(1, { ...row, at: 200 })).toBe(100)
  expect(placeToShow(5, { ...row, at: 200 })).toBe(300)
})
it('the row never moves past its end', () => {
  expect(placeToShow(9, { ...row, at: 0 })).toBe(700)
  expect(placeToShow(9, { ...row, end: 650, at: 0 })).toBe(650)
})
