import { describe, expect, test } from 'vitest'
import { lastRange, rangeAfterChange, rangeAround, rangeInView, rangeWithFocus } from './messageRange.ts'

describe('the range of rendered messages', () => {
  test('is the whole list up to 100 messages', () => {
    expect(lastRange(100)).toEqual({ from: 0, to: 100 })
    expect(rangeInView({ from: 0, to: 60 }, { first: 3, last: 9 }, 60)).toEqual({ from: 0, to: 60 })
    const change = { earlier: 50, previousCount: 50, count: 100 }
    expect(rangeAfterChange({ from: 0, to: 50 }, change)).toEqual({ from: 0, to: 100 })
  })

  test('is at the end of a longer list', () => {
    expect(lastRange(2000)).toEqual({ from: 1940, to: 2000 })
  })

  test('stays with its messages when earlier ones are added', () => {
    const change = { earlier: 30, previousCount: 200, count: 230 }
    expect(rangeAfterChange({ from: 20, to: 90 }, change)).toEqual({ from: 50, to: 120 })
  })

  test('follows new messages only from the end', () => {
    const change = { earlier: 0, previousCount: 200, count: 201 }
    expect(rangeAfterChange({ from: 140, to: 200 }, change)).toEqual({ from: 140, to: 201 })
    expect(rangeAfterChange({ from: 20, to: 90 }, change)).toEqual({ from: 20, to: 90 })
  })

  test('is at the end after its messages were removed', () => {
    const change = { earlier: 0, previousCount: 900, count: 150 }
    expect(rangeAfterChange({ from: 400, to: 470 }, change)).toEqual({ from: 90, to: 150 })
  })

  test('moves when fewer than ten messages are left on a side', () => {
    const range = { from: 100, to: 180 }
    expect(rangeInView(range, { first: 110, last: 169 }, 500)).toBe(range)
    expect(rangeInView(range, { first: 109, last: 120 }, 500)).toEqual({ from: 79, to: 151 })
    expect(rangeInView(range, { first: 150, last: 170 }, 500)).toEqual({ from: 120, to: 201 })
    expect(rangeInView({ from: 0, to: 60 }, { first: 2, last: 9 }, 500)).toEqual({ from: 0, to: 60 })
  })

  test('shrinks when it has grown with many new messages', () => {
    expect(rangeInView({ from: 300, to: 500 }, { first: 490, last: 499 }, 500)).toEqual({
      from: 460,
      to: 500,
    })
  })

  test('is around the place to which the user jumped', () => {
    expect(rangeAround(5, 2000)).toEqual({ from: 0, to: 65 })
    expect(rangeAround(1990, 2000)).toEqual({ from: 1960, to: 2000 })
  })

  test('includes a message with focus that is at most 200 messages away', () => {
    expect(rangeWithFocus({ from: 100, to: 160 }, 180)).toEqual({ from: 100, to: 181 })
    expect(rangeWithFocus({ from: 100, to: 160 }, 400)).toBeUndefined()
  })
})
