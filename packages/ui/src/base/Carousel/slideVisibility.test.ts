import { expect, it } from 'vitest'
import { getPositionToShow } from './slideVisibility.ts'

const row = { step: 100, visibleCount: 3, end: 700 }

it('does not scroll to a visible slide', () => {
  expect([2, 3, 4].map((index) => getPositionToShow(index, { ...row, position: 200 }))).toEqual([
    200, 200, 200,
  ])
})
it('shows a previous slide first and a following one last', () => {
  expect(getPositionToShow(1, { ...row, position: 200 })).toBe(100)
  expect(getPositionToShow(5, { ...row, position: 200 })).toBe(300)
})
it('never scrolls past the end', () => {
  expect(getPositionToShow(9, { ...row, position: 0 })).toBe(700)
  expect(getPositionToShow(9, { ...row, end: 650, position: 0 })).toBe(650)
})
