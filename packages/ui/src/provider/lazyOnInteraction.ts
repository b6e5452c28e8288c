import { lazy } from 'react'

const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Resolves on the first interaction with the page; on a server, immediately. */
const firstInteraction = () =>
  new Promise<void>((resolve) => {
    if (typeof document === 'undefined') return resolve()
    const listeners = new AbortController()
    const onInteraction = () => {
      listeners.abort()
      resolve()
    }
    // Capture, because React stops some events while a boundary is not hydrated, to replay them later.
    const options = { capture: true, passive: true, signal: listeners.signal }
    for (const type of interactions) document.addEventListener(type, onInteraction, options)
  })

/**
 * Like React's `lazy`, for a screen rendered on the server: loads its code on the user's first interaction. Until then
 * the content is readable, links work and other controls do nothing. Render it inside `<Suspense>`.
 */
export const lazyOnInteraction: typeof lazy = (load) => lazy(() => firstInteraction().then(load))
