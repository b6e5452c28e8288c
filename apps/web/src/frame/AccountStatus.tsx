import { useEffect, useRef } from 'react'
import { calls } from '../data/calls.ts'
import { useCall } from '../data/useCall.ts'
import { updateViewer } from '../session/store.ts'
import { useSession } from '../session/useSession.ts'
import { lazyPart } from './lazyPart.tsx'

const Banner = lazyPart(() => import('./SuspensionBanner.tsx'))

/** Keeps the stored data of the viewer up to date. */
export function useNewestViewer(): () => void {
  const { viewer } = useSession()
  const { data, mutate } = useCall(calls.professional.get, viewer && { params: { id: viewer.id } })
  const newest = data?.result
  useEffect(() => {
    if (newest) updateViewer(newest)
  }, [newest])
  return () => void mutate()
}

/** Renders a banner on every page of a suspended user. A notification can be the one about a suspension. */
export function AccountStatus() {
  const { viewer } = useSession()
  const refresh = useNewestViewer()
  const { data } = useCall(calls.notification.unread, viewer ? {} : null)
  const unread = data?.unread
  const shown = useRef(unread)
  useEffect(() => {
    if (shown.current !== undefined && unread !== undefined && unread > shown.current) refresh()
    shown.current = unread
  })
  return viewer && !viewer.isActive ? <Banner /> : null
}
