import { useEffect } from 'react'
import { isMember, type StoredUser } from '@plomada/domain'
import { calls } from '../data/calls.ts'
import { useCall, useRefresh } from '../data/useCall.ts'
import { useSessionSnapshot } from '../session/store.ts'

/** How often the number is read while the page is visible, in milliseconds. */
const INTERVAL_MS = 60_000
/** Events in this time cause one request. An open conversation marks a message as read in it, so the bell stays still. */
const SETTLE_MS = 500

const live: readonly string[] = ['ready', 'message', 'notifications']
const liveCalls = [
  calls.notification.unread,
  calls.notification.list,
  calls.conversation.unread,
  // Its parties are notified of each event of a job.
  calls.assignment.get,
]

/** Reads the notifications, their number and an open job again when the stream of the viewer says that they have changed. */
function useLiveRefresh(viewer: StoredUser | null): void {
  const refresh = useRefresh()
  const memberId = viewer && isMember(viewer) ? viewer.id : null
  useEffect(() => {
    if (memberId === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop = () => {}
    let isStopped = false
    const begin = async () => {
      const { subscribeLive } = await import('../conversation/liveConnection.ts')
      if (isStopped) return
      stop = subscribeLive(memberId, {
        onEvent({ name }) {
          if (!live.includes(name)) return
          clearTimeout(timer)
          timer = setTimeout(() => void refresh(liveCalls), SETTLE_MS)
        },
        onConnection() {},
      })
    }
    // Without its code, offline, the number is read by the timer.
    begin().catch(() => {})
    return () => {
      isStopped = true
      clearTimeout(timer)
      stop()
    }
  }, [memberId, refresh])
}

/**
 * Returns the number of unread notifications of the viewer, or 0 for a visitor. It is current while the stream is open;
 * SWR also reads it every minute and when the window gains focus.
 */
export function useUnread(): number {
  const { viewer } = useSessionSnapshot()
  const isSignedIn = viewer !== null
  const { data, mutate } = useCall(calls.notification.unread, isSignedIn ? {} : null)
  useLiveRefresh(viewer)
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isSignedIn, mutate])
  return data?.unread ?? 0
}
