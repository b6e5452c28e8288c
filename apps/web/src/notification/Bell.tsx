import { useEffect } from 'react'
import { NotificationBell } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { resumeOutgoing } from '../conversation/outgoingKey.ts'
import { lazyPart } from '../frame/lazyPart.tsx'
import { useSessionSnapshot } from '../session/store.ts'
import { useIsPushPrompted } from '../session/promptForPush.ts'
import { useUnread } from './useUnread.ts'

const PushOfferNotice = lazyPart(() => import('./PushOfferNotice.tsx'))

/**
 * Renders the bell of a signed-in user and, after the first application or publication, the offer of push messages. It is
 * on every page, so it also resumes the sending of messages.
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
    return () => removeEventListener('online', resume)
  }, [viewerId])
  return (
    <>
      <NotificationBell href={paths.notifications} unread={useUnread()} />
      {isOffered && <PushOfferNotice />}
    </>
  )
}
