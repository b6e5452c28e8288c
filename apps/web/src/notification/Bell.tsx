import { useEffect } from 'react'
import { NotificationBell } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { resumeOutgoing } from '../conversation/resumeOutgoing.ts'
import { lazyPart } from '../frame/lazyPart.tsx'
import { useSessionSnapshot } from '../session/store.ts'
import { useIsPushPrompted } from '../session/promptForPush.ts'
import { useUnread } from './useUnread.ts'

const PushOfferNotice = lazyPart(() => import('./PushOfferNotice.tsx'))

const isPushAllowed = () => 'Notification' in window && Notification.permission === 'granted'

/**
 * Renders the bell of a signed-in user and, after an application or publication, the offer of push messages. It is
 * on every page, so it also resumes the sending of messages
 * and compares the push subscription of the browser with the server's.
 */
export function Bell() {
  const isOffered = useIsPushPrompted()
  const { viewer } = useSessionSnapshot()
  const viewerId = viewer?.id
  useEffect(() => {
    if (viewerId === undefined) return
    const resume = () => resumeOutgoing(viewerId)
    resume()
    addEventListener('online', resume)
    if (isPushAllowed())
      // Without its code or the server, the next page compares again.
      import('./syncPushDevice.ts').then(({ syncPushDevice }) => syncPushDevice(viewerId)).catch(() => {})
    return () => removeEventListener('online', resume)
  }, [viewerId])
  return (
    <>
      <NotificationBell href={paths.notifications} unread={useUnread()} />
      {isOffered && <PushOfferNotice />}
    </>
  )
}
