import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isThere } from './pending.ts'

/** What a visit remembers, so that a reload finds it as Back does. */
const KEY = 'plomada-scroll'
/** How long a page may grow before its place is given up, in milliseconds. */
const PATIENCE = 3000

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
const places = read()
// A visit that begins here has no place yet; only one that is loaded again or returned to has.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'navigate') delete places['default']

/** Goes to a height as soon as the page is that long; whoever scrolls meanwhile decides for themselves. */
function returnTo(top: number): () => void {
  const growth = new ResizeObserver(() => go())
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const kind of ['wheel', 'touchmove', 'keydown'] as const) removeEventListener(kind, stop)
  }
  const timer = setTimeout(stop, PATIENCE)
  const go = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  for (const kind of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(kind, stop, { once: true, passive: true })
  growth.observe(document.body)
  go()
  return stop
}

/** Keeps the height of each page that was visited and returns to it on Back, on Forward and after a reload. */
export function useScrollMemory(): void {
  const { key } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    // The browser's own comes too early: the page that is returned to is not drawn yet.
    history.scrollRestoration = 'manual'
    const keep = () => sessionStorage.setItem(KEY, JSON.stringify(places))
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])
  useLayoutEffect(() => {
    const stop = kind === NavigationType.Pop && places[key] ? returnTo(places[key]) : undefined
    const remember = () => {
      // What stands in for a page that is on its way has another height.
      if (isThere()) places[key] = window.scrollY
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      stop?.()
      removeEventListener('scroll', remember)
    }
  }, [key, kind])
}
