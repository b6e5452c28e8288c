/** The entry of the web app: starts the code of the page when it is used. */
import { onFirstInteraction, onIdle } from './frame/scheduling.ts'
import { reloadOnStaleAssets } from './frame/staleAssets.ts'

/** After how many milliseconds the code starts on a page that is not used. */
const START_DELAY_MS = 10_000

let isStarted = false

/** Starts the code, and requests all files of the page together. */
function start(): void {
  if (isStarted) return
  isStarted = true
  // Those of a signed-in user are requested by the document.
  if (!document.documentElement.dataset['session']) window.early?.preload()
  import('./main.tsx').catch(() => {
    isStarted = false
    onFirstInteraction(start)
  })
}

/**
 * Loads the packages that every page needs, after the page and everything that it shows. They would compete with the first
 * paint, which can follow the event `load`.
 */
function loadPackages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const load = () => onIdle(() => void import('./packages.ts').catch(() => {}))
  if (!connection?.saveData) new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
}

/** Whether the document shows the page of its address to a visitor, who can read it and follow its links. */
const isUsable = () =>
  document.getElementById('root')?.hasChildNodes() &&
  // A skeleton.
  !document.querySelector('main[aria-busy]') &&
  !document.documentElement.dataset['session'] &&
  navigator.onLine &&
  // The identity provider returns with these.
  !/[?&](?:code|error)=/.test(location.search)

/** Whether the visit is new. After a reload or on Back from another document, the code restores the scroll position. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}

reloadOnStaleAssets()
if (isNewVisit() && isUsable() && !window.early?.hasInteraction) {
  onFirstInteraction(start)
  // Another tab signs in.
  addEventListener('storage', ({ key }) => key === 'userStorage' && start())
  setTimeout(start, START_DELAY_MS)
  if (document.readyState === 'complete') loadPackages()
  else addEventListener('load', loadPackages, { once: true })
} else start()
