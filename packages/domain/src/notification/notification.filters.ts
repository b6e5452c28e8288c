import { choice, defineFilters, type FiltersOf, oneOf, rowId, toLabeledOptions } from '@plomada/define'
import { notificationEvents, type NotificationKind, notificationKinds } from './events.ts'

const kindLabels = Object.fromEntries(
  notificationKinds.map((kind) => [kind, notificationEvents[kind].label]),
) as Record<NotificationKind, string>

/** The filters of a user's notifications. A page continues after the notification `before`, not at a number. */
export const notificationFilters = defineFilters(
  {
    isRead: choice('leida', 'Estado', oneOf(['false', 'true']), {
      options: toLabeledOptions({ false: 'Sin leer', true: 'Leídas' }),
      emptyLabel: 'Todas',
      clears: ['before'],
    }),
    kind: choice('tipo', 'Tipo', oneOf(notificationKinds), {
      options: toLabeledOptions(kindLabels),
      emptyLabel: 'Todos',
      clears: ['before'],
    }),
    before: choice('antes', '', rowId),
  },
  { pageSize: 20 },
)
export type NotificationFilters = FiltersOf<typeof notificationFilters.set>
