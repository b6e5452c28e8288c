/** When the page was last loaded anew for this reason, so that a file that is truly gone does not reload for ever. */
const KEY = 'plomada-outdated'
const PATIENCE = 10_000

/**
 * A page left open across a release asks for files that no longer exist. Loading it anew brings the new ones, with
 * the address and the drafts as they were; without a connection there is nothing new to load.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const before = Number(sessionStorage.getItem(KEY))
    if (!navigator.onLine || Date.now() - before < PATIENCE) return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
