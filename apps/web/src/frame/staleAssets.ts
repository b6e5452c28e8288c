import { isInteractive } from './interactive.ts'

/** Stores the time of the last reload: a file that is missing in the new release must not cause a reload loop. */
const KEY = 'plomada-outdated'
const MIN_RELOAD_INTERVAL_MS = 10_000

let prefetches = 0
let isLeaving = false
let isChecking = false
/** Whether the server had the file when the last import failed. */
let wasAvailable = false

/** Awaits a prefetch, whose failure must not reload the page. */
export async function withoutStaleReload(prefetch: Promise<unknown>): Promise<void> {
  prefetches += 1
  try {
    await prefetch
  } catch {
    // The import is repeated when the page is opened.
  } finally {
    prefetches -= 1
  }
}

/** Reloads the page if the server no longer has the file of a failed import. A reload deletes what the user has typed. */
async function reloadIfGone(error: unknown): Promise<void> {
  // Safari names no file. The name of this one changes in every release, because it contains the names of the others.
  const url = /https?:\S+/.exec(String(error))?.[0] ?? import.meta.url
  const { ok, status } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
  // Chrome before 156, Firefox before 154 and Safari 27 repeat a failure until a reload (whatwg/html#10327). Without a
  // reload, the app would not start there.
  const isStuck = ok && wasAvailable && !isInteractive()
  wasAvailable = ok
  const lastReload = Number(sessionStorage.getItem(KEY))
  if ((status !== 404 && !isStuck) || isLeaving || Date.now() - lastReload < MIN_RELOAD_INTERVAL_MS) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}

/**
 * Reloads a page that was open during a release and imports a file that no longer exists. The import fails before that is
 * known, so that its caller always receives the error.
 */
export function reloadOnStaleAssets(): void {
  // Firefox cancels pending imports when the user leaves the page; a reload would then cancel the navigation.
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    isLeaving = !destination.sameDocument && downloadRequest === null
  })
  // The address bar and bookmarks fire no `navigate` event.
  window.addEventListener('beforeunload', () => {
    isLeaving = true
  })
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isChecking || prefetches > 0) return
    isChecking = true
    // Without a response, the file may be there.
    void reloadIfGone(payload)
      .catch(() => {})
      .finally(() => {
        isChecking = false
      })
  })
}
