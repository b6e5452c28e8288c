import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** A page that arrives sooner is not announced, in milliseconds. */
const UNNOTICED = 150

/** The address on screen, by the router's key; the browser's bar may be ahead of it. */
let shown: string | undefined
/** The address that somebody has been waiting to leave. */
let left: string | undefined
const listeners = new Set<() => void>()
const setLeft = (key: string | undefined) => {
  left = key
  for (const listener of listeners) listener()
}

/** Whether the browser's address is the one on screen: nobody is on the way anywhere. */
export const isThere = (): boolean => ((history.state as { key?: string } | null)?.key ?? 'default') === shown

/** Tells the frame when a page keeps somebody waiting at the address they want to leave. */
export function awaitPage<Page>(arrival: Promise<Page>): Promise<Page> {
  const timer = setTimeout(() => !isThere() && setLeft(shown), UNNOTICED)
  return arrival.finally(() => clearTimeout(timer))
}

// Back, before the page has come: it is not awaited any more.
addEventListener('popstate', () => isThere() && setLeft(undefined))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether the next page is on its way for so long that one has to be told. Until then the page that one leaves stays;
 * with the next page there is another address, and the waiting is over.
 */
export function useIsPending(): boolean {
  const { key } = useLocation()
  useEffect(() => {
    shown = key
    // One may come back to the address that took so long to leave.
    if (left !== undefined) setLeft(undefined)
  }, [key])
  return useSyncExternalStore(subscribe, () => left) === key
}
