import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** The last click on a page of the server, from the script in `index.html`. */
    earlyClick?: { button: HTMLButtonElement | null; ended: AbortController }
  }
}

/** Makes the server's HTML interactive and repeats the last click on a button before that. */
export function hydrate(root: Element, app: ReactNode): void {
  hydrateRoot(root, app)
  const { button, ended } = window.earlyClick ?? {}
  ended?.abort()
  // React hydrates the button at once, because a click may not wait.
  button?.click()
}
