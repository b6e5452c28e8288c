import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { createStore } from '../createStore.ts'

/** A page that arrives sooner is not announced, in milliseconds. */
const UNNOTICED = 150

/** The address on screen, by the router's key; the browser's bar may be ahead of it. */
let shown: string | undefined
/** The address that somebody has been waiting to leave. */
const left = createStore<string | undefined>(undefined)

/** Whether the browser's address is the one on screen: nobody is on the way anywhere. */
export const isThere = (): boolean => ((history.state as { key?: string } | null)?.key ?? 'default') === shown

/** Tells the frame when a page keeps somebody waiting at the address they want to leave. */
export function awaitPage<Page>(arrival: Promise<Page>): Promise<Page> {
  const timer = setTimeout(() => !isThere() && left.set(shown), UNNOTICED)
  return arrival.finally(() => clearTimeout(timer))
}

// Back, before the page has come: it is not awaited any more.
addEventListener('popstate', () => isThere() && left.set(undefined))

/**
 * Whether the next page is on its way for so long that one has to be told. Until then the page that one leaves stays;
 * with the next page there is another address, and the waiting is over.
 */
export function useIsPending(): boolean {
  const { key } = useLocation()
  useEffect(() => {
    shown = key
    // One may come back to the address that took so long to leave.
    if (left.get() !== undefined) left.set(undefined)
  }, [key])
  return left.useValue() === key
}
