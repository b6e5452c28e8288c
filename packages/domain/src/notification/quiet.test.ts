import { expect, test } from 'vitest'
import { isQuiet, quietHours } from './quiet.rules.ts'

/** A moment of 20 November 2026 in Buenos Aires, which is three hours behind UTC. */
const localTime = (time: string) => new Date(`2026-11-20T${time}-03:00`)

test.each([
  ['21:59:59', false],
  ['22:00:00', true],
  ['23:30:00', true],
  ['00:00:00', true],
  ['07:59:59', true],
  ['08:00:00', false],
  ['14:00:00', false],
])('at %s in Buenos Aires, quiet is %s (P-071)', (time, expected) => {
  expect(isQuiet(localTime(time), quietHours)).toBe(expected)
})

test.each([
  ['12:59:59', false],
  ['13:00:00', true],
  ['15:59:59', true],
  ['16:00:00', false],
  ['23:00:00', false],
])('quiet hours of one day, from 13 to 16, do not span midnight: %s is %s', (time, expected) => {
  expect(isQuiet(localTime(time), { from: 13, to: 16 })).toBe(expected)
})

test.each(['00:00:00', '08:59:59', '09:00:00', '23:00:00'])(
  'no hour is quiet when the first quiet hour is also the first that is not: %s',
  (time) => {
    expect(isQuiet(localTime(time), { from: 9, to: 9 })).toBe(false)
  },
)
