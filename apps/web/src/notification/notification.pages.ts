import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

const notifications = () => import('./NotificationsPage.tsx')

export const pages: PagesOfNoun = {
  site: [
    [paths.notifications, lazyPage(notifications, 'NotificationsPage')],
    [paths.notificationPreferences, lazyPage(notifications, 'NotificationPreferencesPage')],
  ],
}
