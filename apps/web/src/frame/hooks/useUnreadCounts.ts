import { useMemo } from 'react'
import { isMember } from '@plomada/domain'
import type { Unread } from '@plomada/ui'
import { calls } from '../../data/calls.ts'
import { useCall } from '../../data/useCall.ts'
import { useSessionSnapshot } from '../../session/store.ts'

/** Returns the numbers of unread messages and notifications of the viewer. The bell keeps them current. */
export function useUnreadCounts(): Unread {
  const { viewer } = useSessionSnapshot()
  const messages =
    useCall(calls.conversation.unread, viewer && isMember(viewer) ? {} : null).data?.unread ?? 0
  const notifications = useCall(calls.notification.unread, viewer ? {} : null).data?.unread ?? 0
  return useMemo(() => ({ messages, notifications }), [messages, notifications])
}
