import { choice, defineFilters, type FiltersOf, oneOf, rowId, toLabeledOptions } from '@plomada/define'
import { notificationKinds } from './kinds.ts'

/** The filters of a user's notifications. A page continues after the notification `before`, not at a number. */
export const notificationFilters = defineFilters(
  {
    isRead: choice('leida', 'Estado', oneOf(['false', 'true']), {
      options: toLabeledOptions({ false: 'Sin leer', true: 'Leídas' }),
      emptyLabel: 'Leídas y sin leer',
      clears: ['before'],
    }),
    kind: choice('tipo', 'Tipo', oneOf(notificationKinds), {
      options: 'given',
      emptyLabel: 'Todos los tipos',
      clears: ['before'],
    }),
    before: choice('antes', '', rowId),
  },
  { pageSize: 20 },
)
export type NotificationFilters = FiltersOf<typeof notificationFilters.set>
