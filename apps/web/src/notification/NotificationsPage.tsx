import { useState } from 'react'
import { type Notification, notificationFilters, type StoredUser } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { notificationMessages } from '@plomada/ui'
import { NotificationsScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useCall } from '../data/useCall.ts'
import { useFilters } from '../filters/useFilteredList.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { notify } from '../notice/notices.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { useMarkRead } from './notification.data.ts'

/** Marks notifications as read at once, and as unread again when the server did not receive it. */
function useRead() {
  const send = useMarkRead()
  const [read, setRead] = useState<ReadonlySet<number>>(new Set())
  const mark = async (notifications: readonly Notification[], body: { ids?: number[] }) => {
    const ids = notifications.filter(({ isRead }) => !isRead).map(({ id }) => id)
    setRead((now) => new Set([...now, ...ids]))
    try {
      await send({ body })
    } catch (error) {
      setRead((now) => new Set([...now].filter((id) => !ids.includes(id))))
      notify('error', toUserError(error).message)
    }
  }
  return { read, mark }
}

function Notifications({ viewer }: { viewer: StoredUser }) {
  const [filters, setFilters] = useFilters(notificationFilters)
  const { data, problem, isLoading, mutate } = useCall(
    calls.notification.list,
    { query: filters },
    { keepPreviousData: true },
  )
  const { read, mark } = useRead()
  const items = data?.result.map((one) => (read.has(one.id) ? { ...one, isRead: true } : one))
  return (
    <NotificationsScreen
      viewer={viewer}
      onSignOut={useSignOut()}
      page={{
        items,
        next: data?.next,
        unread: data?.unread,
        isLoading,
        hasFailed: problem !== undefined,
        onRetry: () => void mutate(),
        filters,
        setFilters,
      }}
      onRead={(notification) => void mark([notification], { ids: [notification.id] })}
      onReadAll={() => void mark(items ?? [], {})}
    />
  )
}

export const NotificationsPage = withViewer(
  { title: notificationMessages.title, hasSidebar: true },
  Notifications,
)

// In one chunk, because the table of routes, which every page loads, then names one.
export { NotificationPreferencesPage } from './NotificationPreferencesPage.tsx'
