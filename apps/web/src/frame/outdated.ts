/** When the page was last loaded anew for this reason, so that a file that is truly gone does not reload for ever. */
const KEY = 'plomada-outdated'
const PATIENCE = 10_000

let ahead = 0
let isLeaving = false

/** Fetches what nobody asked for yet: when it is not there, that is no reason to load the page anew. */
export async function withoutReload(fetching: Promise<unknown>): Promise<void> {
  ahead += 1
  try {
    await fetching
  } catch {
    // It is fetched, or complained about, when it is needed.
  } finally {
    ahead -= 1
  }
}

/**
 * A page left open across a release asks for files that no longer exist. Loading it anew brings the new ones, with
 * the address and the drafts as they were; without a connection there is nothing new to load.
 */
export function reloadWhenOutdated(): void {
  // Firefox cancels pending imports as soon as a page is left, and a reload would cancel the navigation in turn.
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    isLeaving = !destination.sameDocument && downloadRequest === null
  })
  // The address bar, bookmarks and other tools of the browser fire no `navigate` event.
  window.addEventListener('beforeunload', () => {
    isLeaving = true
  })
  window.addEventListener('vite:preloadError', (event) => {
    const before = Number(sessionStorage.getItem(KEY))
    if (isLeaving || ahead > 0 || !navigator.onLine || Date.now() - before < PATIENCE) return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
