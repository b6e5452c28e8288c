import { describe, expect, test } from 'vitest'
import { boundedInteger, boundedText, isoDay } from './valueParsers.ts'

describe('a calendar day', () => {
  test.each(['2026-11-20', '1999-12-31', '2028-02-29'])('is %s', (day) => {
    expect(isoDay.parse(day)).toBe(day)
  })
  test.each([
    '2026-02-29',
    '2026-02-31',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '0999-11-20',
    '3026-11-20',
    '26-11-20',
    '2026-1-20',
    '2026-11-2',
    '20-11-2026',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    'hoy',
    '',
    20_261_120,
    ['2026-11-20'],
    null,
    undefined,
  ])('is not %j', (raw) => {
    expect(isoDay.parse(raw)).toBeUndefined()
  })
})

test.each([
  [0, undefined],
  [1, 1],
  ['1', 1],
  ['5', 5],
  [6, undefined],
  ['1.5', undefined],
  ['uno', undefined],
  ['', undefined],
  [' 3', undefined],
  ['3e0', undefined],
  ['0x3', undefined],
  ['+3', undefined],
  [['3'], undefined],
  [true, undefined],
])('of the whole numbers 1 to 5, %j is %j (P-133)', (raw, number) => {
  expect(boundedInteger(1, 5).parse(raw)).toBe(number)
})

test.each([
  ['a', undefined],
  ['ab', 'ab'],
  [' abc ', 'abc'],
  ['abcd', 'abcd'],
  ['abcde', undefined],
  ['    ', undefined],
  [123, undefined],
  [['abc'], undefined],
])('of texts with 2 to 4 characters, %j is %j', (raw, text) => {
  expect(boundedText(2, 4).parse(raw)).toBe(text)
})
