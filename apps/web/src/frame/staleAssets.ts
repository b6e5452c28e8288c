/** Stores the time of the last reload: a file that is missing in the new release must not cause a reload loop. */
const KEY = 'plomada-outdated'
const MIN_RELOAD_INTERVAL_MS = 10_000

let prefetches = 0
let isLeaving = false

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

/** Reloads a page that was open during a release and imports a file that no longer exists. */
export function reloadOnStaleAssets(): void {
  // Firefox cancels pending imports when the user leaves the page; a reload would then cancel the navigation.
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    isLeaving = !destination.sameDocument && downloadRequest === null
  })
  // The address bar and bookmarks fire no `navigate` event.
  window.addEventListener('beforeunload', () => {
    isLeaving = true
  })
  window.addEventListener('vite:preloadError', (event) => {
    const lastReload = Number(sessionStorage.getItem(KEY))
    if (isLeaving || prefetches > 0 || !navigator.onLine || Date.now() - lastReload < MIN_RELOAD_INTERVAL_MS)
      return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
