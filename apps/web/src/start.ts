/** The entry of the web app: starts the code of the page after the first paint, when the browser is idle. */
import { onIdle } from './frame/scheduling.ts'
import { reloadOnStaleAssets } from './frame/staleAssets.ts'

declare global {
  interface Window {
    /** Resolves after the first paint, from the script in `index.html`. */
    painted?: Promise<unknown>
  }
}

/** In steps, between which the browser can react. */
async function load(): Promise<void> {
  // The first format loads the data of its language, which takes as long as a step.
  Intl.NumberFormat(document.documentElement.lang).format(0)
  await import('react-dom/client')
  await import('./main.tsx')
}

function start(): void {
  load().catch(() => {
    for (const type of ['online', 'pointerdown']) addEventListener(type, start, { once: true })
  })
}

reloadOnStaleAssets()
if (document.getElementById('root')?.hasChildNodes()) void window.painted?.then(() => onIdle(start))
else start()
