import { expect, test } from 'vitest'
import { lowerSpecificity } from './lowerSpecificity.ts'

// Class names have no dot yet when `lowerSpecificity` runs; a composed class is a list of names.
test.each([
  ['Card_card__1 > img', 'Card_card__1 > :where(img)'],
  ['Card_fact__1 + Card_fact__1::before', ':where(Card_fact__1) + Card_fact__1::before'],
  ['a&:hover', ':where(a)&:hover'],
  ['& + &', ':where(&) + &'],
  ['Frame_box__1 Frame_wide__2 > &', ':where(Frame_box__1 Frame_wide__2) > &'],
  ['Frame_box__1 section > *', 'Frame_box__1 :where(section) > *'],
  ['Card_a__1 > h2, Card_b__2 > h2', 'Card_a__1 > :where(h2), Card_b__2 > :where(h2)'],
])('reduces to one class and its states: %s', (selector, expected) => {
  expect(lowerSpecificity(selector)).toBe(expected)
})

test.each([
  '[data-surface=inverse] &:not(:disabled, [aria-disabled=true]):hover',
  '&:has(> img)',
  '&::before',
])('keeps states and attributes: %s', (selector) => {
  expect(lowerSpecificity(selector)).toBe(selector)
})
