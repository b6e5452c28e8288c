import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoplay } from '../base/Carousel/useAutoplay.ts'
import { PaymentFailed } from '../payment/index.ts'
import { reviewFormCopy, ReviewForm } from '../review/index.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** How many milliseconds go by until something was done, to the nearest tenth of a second. */
async function timeUntil(done: { mock: { calls: unknown[] } }): Promise<number> {
  for (let time = 0; time < 20_000; time += 100) {
    if (done.mock.calls.length > 0) return time
    await passes(100)
  }
  return Infinity
}

test('the window of a payment that failed closes by itself after 5 s (S-475)', async () => {
  const close = vi.fn<() => void>()
  render(<PaymentFailed onClose={close} />)
  expect(await timeUntil(close)).toBe(5000)
})

test('the window of a rating closes by itself 2.5 s after it was sent (S-475)', async () => {
  const close = vi.fn<() => void>()
  render(<ReviewForm onSubmit={async () => {}} onClose={close} />)
  await passes(10_000)
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: reviewFormCopy.send }))
  await passes(0)
  expect(await timeUntil(close)).toBe(2500)
})

test('the carousel goes on every 2800 ms (S-455)', async () => {
  const advance = vi.fn<() => void>()
  renderHook(() => useAutoplay(true, advance))
  expect(await timeUntil(advance)).toBe(2800)
  await passes(2800)
  expect(advance).toHaveBeenCalledTimes(2)
})
