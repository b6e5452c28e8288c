import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOriginPauses, createSendingTime } from './push.limits.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const origin = 'https://push.example.com'

test('an origin is paused for 30 s, then twice as long each time, up to 10 minutes', () => {
  const pauses = createOriginPauses()
  const lengths = Array.from({ length: 7 }, () => {
    pauses.pause(origin)
    // Of a request that began at the same time.
    pauses.pause(origin)
    let seconds = 0
    for (; pauses.isPaused(origin); seconds++) vi.advanceTimersByTime(1000)
    return seconds
  })
  expect(lengths).toEqual([30, 60, 120, 240, 480, 600, 600])
})

test('at most 1,000 origins are paused, the last ones', () => {
  const pauses = createOriginPauses()
  const origins = Array.from({ length: 1001 }, (_, number) => `https://${number}.example.com`)
  for (const one of origins) pauses.pause(one)
  expect(origins.filter((one) => !pauses.isPaused(one))).toEqual([origins[0]])
})

test('the time of one user does not count for another, and is used up above 10 s', () => {
  const time = createSendingTime()
  for (let request = 0; request < 4; request++) {
    expect(time.isUsedUp(7)).toBe(false)
    time.add(7, 3000)
  }
  expect([7, 8].map(time.isUsedUp)).toEqual([true, false])
  vi.advanceTimersByTime(20_000)
  expect(time.isUsedUp(7)).toBe(false)
  time.add(7, 1)
  expect(time.isUsedUp(7)).toBe(true)
})
