import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'

test('shows all of up to five pages', () => {
  expect(paginate(1, 1)).toEqual([1])
  expect(paginate(2, 3)).toEqual([1, 2, 3])
  expect(paginate(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('shows the first, the last and the neighbors of the current page', () => {
  expect(paginate(1, 9)).toEqual([1, 2, 'gap', 9])
  expect(paginate(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9])
  expect(paginate(9, 9)).toEqual([1, 'gap', 8, 9])
})

test('never hides a single page behind a gap', () => {
  for (let pages = 1; pages <= 12; pages += 1)
    for (let page = 1; page <= pages; page += 1) {
      const items = paginate(page, pages)
      const hidden = items.flatMap((item, index) =>
        item === 'gap' ? [Number(items[index + 1]) - Number(items[index - 1]) - 1] : [],
      )
      expect(hidden.filter((count) => count < 2)).toEqual([])
    }
})

test('clamps a page outside the range', () => {
  expect(paginate(40, 3)).toEqual([1, 2, 3])
  expect(paginate(0, 9)).toEqual([1, 2, 'gap', 9])
  expect(paginate(1, 0)).toEqual([])
})
