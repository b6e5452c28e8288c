import { useEffect } from 'react'
import { useCall } from '../data/useCall.ts'
import { notificationCalls } from './notification.data.ts'

/** How often the number is read while the page is visible, in milliseconds. */
const INTERVAL_MS = 60_000

/**
 * Returns the number of unread notifications of the viewer, or 0 for a visitor. SWR also reads it when the window gains
 * focus. A stream of events would call `mutate` here instead of the timer.
 */
export function useUnread(isSignedIn: boolean): number {
  const { data, mutate } = useCall(notificationCalls.unread, isSignedIn ? {} : null)
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isSignedIn, mutate])
  return data?.unread ?? 0
}
