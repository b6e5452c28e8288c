import { choice, defineFilters, type FiltersOf, oneOf } from '@plomada/define'

/** The filters of a user's notifications. */
export const notificationFilters = defineFilters(
  { isRead: choice('leida', '', oneOf(['true', 'false'])) },
  { pageSize: 20 },
)
export type NotificationFilters = FiltersOf<typeof notificationFilters.set>
