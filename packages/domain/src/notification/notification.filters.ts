import { choice, defineFilters, type FiltersOf } from '../define/filters.ts'
import { oneOf } from '../define/kinds.ts'

/** One's own notifications, newest first; without a choice read and unread. */
export const notificationFilters = defineFilters(
  { isRead: choice('leida', '', oneOf(['true', 'false'])) },
  { pageSize: 20 },
)
/** Which page of one’s notifications. */
export type NotificationFilters = FiltersOf<typeof notificationFilters.set>
