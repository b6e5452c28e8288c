import { offlineMessages } from '@plomada/ui'
import { initialResponses } from '../data/initialResponses.ts'
import { saveForOffline } from '../data/offlineCache.ts'
import { closeNotice, notify } from '../notice/notices.ts'

/** Shows a notice while the browser is offline. */
function notifyWhenOffline(): void {
  let notice: number | undefined
  const update = () => {
    if (navigator.onLine && notice !== undefined) closeNotice(notice)
    notice = navigator.onLine
      ? undefined
      : notify('info', offlineMessages.lastSeen, { throughNavigation: true })
  }
  addEventListener('offline', update)
  addEventListener('online', update)
  if (!navigator.onLine) update()
}

/** Prepares the next visit to work offline: caches the initial responses and registers the service worker. */
export function prepareForOffline(): void {
  notifyWhenOffline()
  for (const { key, response } of initialResponses.values()) saveForOffline(key, response)
  // The development server's files must not be cached.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/offline.js').catch(() => {
    // Without service workers the files are not available offline.
  })
}
