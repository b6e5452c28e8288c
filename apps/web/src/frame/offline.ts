import { offlineCopy } from '@plomada/ui'
import { firstAnswers } from '../data/firstAnswers.ts'
import { keepForLater } from '../data/lastVisit.ts'
import { fetchClient } from '../data/send.ts'
import { closeNotice, notify } from '../notice/notices.ts'

/** When what makes requests is fetched though nobody has touched the page, in milliseconds: a last visit needs it, too. */
const LATE = 15_000

/** Says so while there is no connection. */
function tellWhenOffline(): void {
  let notice: number | undefined
  const tell = () => {
    if (navigator.onLine && notice !== undefined) closeNotice(notice)
    notice = navigator.onLine ? undefined : notify('info', offlineCopy.lastSeen, { throughNavigation: true })
  }
  addEventListener('offline', tell)
  addEventListener('online', tell)
  if (!navigator.onLine) tell()
}

/** Makes the next visit readable without a connection: the app's files, and the lists that came with this page. */
export function prepareForOffline(): void {
  tellWhenOffline()
  setTimeout(() => void fetchClient().catch(() => {}), LATE)
  for (const { key, answer } of firstAnswers.values()) keepForLater(key, answer)
  // While the app is being written its files change all the time, and none of them is to be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/offline.js').catch(() => {
    // A browser that forbids it simply has no second way to the files.
  })
}
