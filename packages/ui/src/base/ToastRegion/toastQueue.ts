import type { ReactNode } from 'react'

/** What a toast can have besides its text. */
export interface ToastOptions {
  /** Type of the message.
   * @default 'info' */
  kind?: 'info' | 'success' | 'error'
  /** A button that undoes or continues the action. It closes the toast. */
  action?: { label: string; onAction: () => void }
  /** Milliseconds until the toast closes, at least 5000; `null` if it stays.
   * @default 6000, or null for an error and for a toast with an action */
  duration?: number | null
  /** Called when the toast closes, for whatever reason. */
  onClose?: () => void
}

/** A toast in a queue. */
export interface Toast extends ToastOptions {
  /** Unique in the queue. */
  id: number
  /** Text of the message. */
  text: ReactNode
}

/** Why the toasts of a queue do not close now. */
type PauseReason = 'hover' | 'focus' | 'hidden'

/** The toasts of a page: those that are visible, and those that wait until one closes. */
export interface ToastQueue {
  /** Shows a toast, or adds it to those that wait. Returns its id. */
  show: (text: ReactNode, options?: ToastOptions) => number
  /** Closes a toast. */
  close: (id: number) => void
  /** Closes all toasts. */
  clear: () => void
  /** Calls a function on every change. Returns a function that ends this. */
  subscribe: (listener: () => void) => () => void
  /** Returns the visible toasts, oldest first. */
  getVisible: () => readonly Toast[]
  /** Pauses all timers for a reason, or ends it. */
  setPaused: (reason: PauseReason, isPaused: boolean) => void
}

/** Time to read a short sentence, and the least that users need to reach the toast. */
const MINIMUM_DURATION = 5000
const DEFAULT_DURATION = 6000

interface Entry {
  toast: Toast
  /** Milliseconds until it closes. */
  remaining: number | null
  timer?: ReturnType<typeof setTimeout> | undefined
  startedAt: number
}

const getDuration = ({ kind, action, duration }: ToastOptions) => {
  if (duration === undefined) return kind === 'error' || action ? null : DEFAULT_DURATION
  return duration === null ? null : Math.max(duration, MINIMUM_DURATION)
}

/** Creates a queue of toasts. An app needs only one: `toastQueue`. */
export const createToastQueue = ({ maxVisible = 3 }: { maxVisible?: number } = {}): ToastQueue => {
  let entries: Entry[] = []
  let visible: readonly Toast[] = []
  let lastId = 0
  const reasons = new Set<PauseReason>()
  const listeners = new Set<() => void>()

  const start = (entry: Entry) => {
    if (reasons.size > 0 || entry.remaining === null || entry.timer !== undefined) return
    entry.startedAt = performance.now()
    entry.timer = setTimeout(() => close(entry.toast.id), entry.remaining)
  }
  const pause = (entry: Entry) => {
    if (entry.remaining === null || entry.timer === undefined) return
    clearTimeout(entry.timer)
    entry.timer = undefined
    entry.remaining -= performance.now() - entry.startedAt
  }
  const update = () => {
    const shown = entries.slice(0, maxVisible)
    visible = shown.map(({ toast }) => toast)
    // The time of a toast that waits starts when it is visible.
    shown.forEach(start)
    for (const listener of listeners) listener()
  }
  const close = (id: number) => {
    const closed = entries.find(({ toast }) => toast.id === id)
    if (!closed) return
    clearTimeout(closed.timer)
    entries = entries.filter((entry) => entry !== closed)
    update()
    closed.toast.onClose?.()
  }
  return {
    show: (text, options = {}) => {
      lastId += 1
      const toast = { ...options, id: lastId, text }
      entries = [...entries, { toast, remaining: getDuration(options), startedAt: 0 }]
      update()
      return toast.id
    },
    close,
    clear: () => {
      for (const { toast } of entries) close(toast.id)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getVisible: () => visible,
    setPaused: (reason, isPaused) => {
      if (isPaused) reasons.add(reason)
      else reasons.delete(reason)
      entries.slice(0, maxVisible).forEach(reasons.size > 0 ? pause : start)
    },
  }
}

/** The queue that `ToastRegion` shows by default. */
export const toastQueue = createToastQueue()
