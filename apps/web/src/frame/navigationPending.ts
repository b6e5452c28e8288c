import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { createStore } from '../createStore.ts'

/** A page that loads faster shows no loading state, in milliseconds. */
const PENDING_DELAY_MS = 150

/** The router's key of the address on screen; during a transition the browser's address differs from it. */
let shown: string | undefined
/** The key of the address that the user is leaving while the next page loads slowly. */
const leaving = createStore<string | undefined>(undefined)

/** Whether the page of the browser's address is on screen, that is, no navigation is pending. */
export const isAddressShown = (): boolean =>
  ((history.state as { key?: string } | null)?.key ?? 'default') === shown

/** Marks the navigation as pending when a page loads slowly. */
export function trackPageLoad<Page>(loading: Promise<Page>): Promise<Page> {
  const timer = setTimeout(() => !isAddressShown() && leaving.set(shown), PENDING_DELAY_MS)
  return loading.finally(() => clearTimeout(timer))
}

// Back while the page was loading cancels the navigation.
addEventListener('popstate', () => isAddressShown() && leaving.set(undefined))

/** Returns whether the next page loads so slowly that the frame shows a loading state instead of the current page. */
export function useIsNavigationPending(): boolean {
  const { key } = useLocation()
  useEffect(() => {
    shown = key
    // The user may return to the address that they were leaving.
    if (leaving.get() !== undefined) leaving.set(undefined)
  }, [key])
  return leaving.useValue() === key
}
