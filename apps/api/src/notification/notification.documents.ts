import { paths } from '@plomada/domain'
import type { PageDocument } from '../web/pageDocument.ts'

const notifications = 'src/notification/NotificationsPage.tsx'

export const documents: readonly PageDocument[] = [
  { path: paths.notifications, modules: [notifications] },
  { path: paths.notificationPreferences, modules: [notifications] },
]
