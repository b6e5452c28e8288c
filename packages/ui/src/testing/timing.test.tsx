import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoplay } from '../base/Carousel/useAutoplay.ts'
import { PaymentFailed } from '../payment/index.ts'
import { PlomadaProvider } from '../marketplace/index.ts'
import { reviewFormMessages, ReviewForm } from '../review/index.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Returns the milliseconds until a mock is called, in steps of 100. */
async function measureTimeUntil(done: { mock: { calls: unknown[] } }): Promise<number> {
  for (let time = 0; time < 20_000; time += 100) {
    if (done.mock.calls.length > 0) return time
    await advance(100)
  }
  return Infinity
}

test('the window of a failed payment closes after 5 s (S-475)', async () => {
  const close = vi.fn<() => void>()
  render(<PaymentFailed onClose={close} />, { wrapper: PlomadaProvider })
  expect(await measureTimeUntil(close)).toBe(5000)
})

test('the rating window closes 2.5 s after the rating was sent (S-475)', async () => {
  const close = vi.fn<() => void>()
  render(<ReviewForm onSubmit={async () => {}} onClose={close} />, { wrapper: PlomadaProvider })
  await advance(10_000)
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: reviewFormMessages.send }))
  await advance(0)
  expect(await measureTimeUntil(close)).toBe(2500)
})

test('the carousel shows the next slide every 2800 ms (S-455)', async () => {
  const showNext = vi.fn<() => void>()
  renderHook(() => useAutoplay(true, showNext))
  expect(await measureTimeUntil(showNext)).toBe(2800)
  await advance(2800)
  expect(showNext).toHaveBeenCalledTimes(2)
})
