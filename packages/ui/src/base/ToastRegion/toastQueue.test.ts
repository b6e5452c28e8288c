import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastQueue } from './toastQueue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const getTexts = (queue: ReturnType<typeof createToastQueue>) => queue.getVisible().map(({ text }) => text)

test('a toast closes after 6 s, and never before 5 s', () => {
  const queue = createToastQueue()
  const onClose = vi.fn<() => void>()
  queue.show('normal', { onClose })
  queue.show('short', { duration: 100 })
  vi.advanceTimersByTime(4999)
  expect(getTexts(queue)).toEqual(['normal', 'short'])
  vi.advanceTimersByTime(1)
  expect(getTexts(queue)).toEqual(['normal'])
  vi.advanceTimersByTime(1000)
  expect(getTexts(queue)).toEqual([])
  expect(onClose).toHaveBeenCalledOnce()
})

test('errors and toasts with an action stay', () => {
  const queue = createToastQueue()
  queue.show('error', { kind: 'error' })
  queue.show('deleted', { action: { label: 'Undo', onAction: () => undefined } })
  queue.show('forever', { duration: null })
  vi.advanceTimersByTime(60_000)
  expect(getTexts(queue)).toEqual(['error', 'deleted', 'forever'])
  queue.clear()
  expect(getTexts(queue)).toEqual([])
})

test('toasts wait for a place, and their time starts when they are visible', () => {
  const queue = createToastQueue({ maxVisible: 1 })
  queue.show('first')
  queue.show('second')
  vi.advanceTimersByTime(5999)
  expect(getTexts(queue)).toEqual(['first'])
  vi.advanceTimersByTime(1)
  expect(getTexts(queue)).toEqual(['second'])
  vi.advanceTimersByTime(5999)
  expect(getTexts(queue)).toEqual(['second'])
})

test('a pause keeps the remaining time, until every reason is over', () => {
  const queue = createToastQueue()
  queue.show('paused')
  vi.advanceTimersByTime(4000)
  queue.setPaused('hover', true)
  queue.setPaused('focus', true)
  vi.advanceTimersByTime(60_000)
  queue.setPaused('hover', false)
  vi.advanceTimersByTime(60_000)
  expect(getTexts(queue)).toEqual(['paused'])
  queue.setPaused('focus', false)
  vi.advanceTimersByTime(1999)
  expect(getTexts(queue)).toEqual(['paused'])
  vi.advanceTimersByTime(1)
  expect(getTexts(queue)).toEqual([])
})

test('listeners are called on every change until they unsubscribe', () => {
  const queue = createToastQueue()
  const listener = vi.fn<() => void>()
  const unsubscribe = queue.subscribe(listener)
  const id = queue.show('one')
  queue.close(id)
  queue.close(id)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  queue.show('two')
  expect(listener).toHaveBeenCalledTimes(2)
})
