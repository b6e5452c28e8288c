import { type Clock, createClock } from '@sinonjs/fake-timers'
// React keeps the timers that it finds when it is loaded, and Storybook would load it after the clock of a first story.
import 'react-dom/client'
import { configure } from 'storybook/test'

/** Storybook, Testing Library and user-event yield and poll with timers of at most this many milliseconds. */
const LONGEST_REAL_DELAY = 100
/** Milliseconds until `waitFor` and `findBy` give up: a number by which their timer differs from a component's. */
const ASYNC_UTIL_TIMEOUT = 4987

type Callback = (...args: unknown[]) => void
type SetTimer = (callback: Callback, delay?: number, ...args: unknown[]) => number
type ClearTimer = (id?: number) => void

let current: Clock | undefined

/** Returns functions that set and clear fake timers, except those that have to stay real. */
function fakeTimers(setFake: SetTimer, clearFake: ClearTimer, setReal: SetTimer, clearReal: ClearTimer) {
  const isReal = (delay: number) => delay <= LONGEST_REAL_DELAY || delay === ASYNC_UTIL_TIMEOUT
  const set: SetTimer = (callback, delay = 0, ...args) =>
    // Negative, because Playwright's clock numbers its timers like this one.
    isReal(delay) ? setReal(callback, delay, ...args) : -setFake(callback, delay, ...args)
  const clear: ClearTimer = (id = 0) => (id < 0 ? clearFake(-id) : clearReal(id))
  return { set, clear }
}

/** Returns a copy of `performance` with another time. The original keeps the real time, which React reads. */
const withNow = (performance: Performance, now: () => number) =>
  new Proxy(performance, {
    get: (real, key) => {
      if (key === 'now') return now
      const value: unknown = Reflect.get(real, key, real)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })

/** Replaces the timers and the time of the window until the returned function is called. */
function installClock() {
  const clock = createClock()
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, performance } = window
  const now = () => clock.performance.now()
  const timeouts = fakeTimers(
    (...of) => Number(clock.setTimeout(...of)),
    (id) => clock.clearTimeout(id),
    (...of) => setTimeout(...of),
    (id) => clearTimeout(id),
  )
  const intervals = fakeTimers(
    (...of) => Number(clock.setInterval(...of)),
    (id) => clock.clearInterval(id),
    (...of) => setInterval(...of),
    (id) => clearInterval(id),
  )
  Object.assign(window, {
    setTimeout: timeouts.set,
    clearTimeout: timeouts.clear,
    setInterval: intervals.set,
    clearInterval: intervals.clear,
    // Frames stay real, so that the page is painted. Animations receive the fake time.
    requestAnimationFrame: (callback: FrameRequestCallback) => requestAnimationFrame(() => callback(now())),
    performance: withNow(performance, now),
  })
  let asyncUtilTimeout = 0
  configure((config) => {
    ;({ asyncUtilTimeout } = config)
    return { asyncUtilTimeout: ASYNC_UTIL_TIMEOUT }
  })
  current = clock
  return () => {
    current = undefined
    configure({ asyncUtilTimeout })
    Object.assign(window, {
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      requestAnimationFrame,
      performance,
    })
  }
}

/**
 * Stops the clock of a story, for its `beforeEach`: timers of more than 100 ms, `performance.now()` and the time of
 * animation frames advance only with `advanceClock`. `waitFor`, `findBy` and `userEvent` work as usual, but
 * without a `timeout` of their own. `Date` stays as it is.
 */
export const withFakeClock = ({ viewMode }: { viewMode: string }) =>
  // A documentation page has many stories in one window, and does not play them.
  viewMode === 'docs' ? undefined : installClock()

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until React has rendered and run its effects, and animations have had a frame. */
const settle = async () => {
  await nextFrame()
  await nextFrame()
}

/** Advances the clock of a story by `time` milliseconds and waits until the page shows the result. */
export async function advanceClock(time: number): Promise<void> {
  if (!current) throw new Error('The story has no fake clock: add withFakeClock to its beforeEach.')
  // A timer that the last event started or cleared in an effect counts from now.
  await settle()
  await current.tickAsync(time)
  await settle()
}
