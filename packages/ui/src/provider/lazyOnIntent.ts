import { lazy } from 'react'

/** What somebody does before they use a page: points at it, touches it, or comes with the keyboard. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Waits for the first of them; nobody is waited for on a server, which has no page. */
const intent = () =>
  new Promise<void>((resolve) => {
    if (typeof document === 'undefined') return resolve()
    const wait = new AbortController()
    const come = () => {
      wait.abort()
      resolve()
    }
    // On the way down: React keeps some of them back on the way up, to say them again when the code has come.
    const options = { capture: true, passive: true, signal: wait.signal }
    for (const kind of intents) document.addEventListener(kind, come, options)
  })

/**
 * Like React's `lazy`, for a screen that came as HTML: its code is fetched when somebody is about to use the page.
 * Until it has come all is there to read, links work, and other controls do nothing. Needs a `<Suspense>` around it.
 */
export const lazyOnIntent: typeof lazy = (load) => lazy(() => intent().then(load))
