import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isAddressShown } from '../navigationPending.ts'

const KEY = 'plomada-scroll'
/** How long restoring waits for the page to grow, in milliseconds. */
const RESTORE_TIMEOUT_MS = 3000
const userScrollEvents = ['wheel', 'touchmove', 'keydown'] as const

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
/** Scroll positions by the router's key. */
const positions = read()
// A new visit must not start at the position of an earlier one; a reload or a return restores it.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'navigate') delete positions['default']

/** Scrolls to a position as soon as the page is long enough, unless the user scrolls first. */
function scrollWhenTall(top: number): () => void {
  const observer = new ResizeObserver(() => scroll())
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of userScrollEvents) removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS)
  const scroll = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  for (const event of userScrollEvents) addEventListener(event, stop, { once: true, passive: true })
  observer.observe(document.body)
  scroll()
  return stop
}

/** Restores the scroll position on Back, on Forward and after a reload. */
export function useScrollRestoration(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    // The browser would restore the position before the page is rendered.
    history.scrollRestoration = 'manual'
    const save = () => sessionStorage.setItem(KEY, JSON.stringify(positions))
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [])
  useLayoutEffect(() => {
    const stop = type === NavigationType.Pop && positions[key] ? scrollWhenTall(positions[key]) : undefined
    const onScroll = () => {
      // The loading state has another height than the page.
      if (isAddressShown()) positions[key] = window.scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      stop?.()
      removeEventListener('scroll', onScroll)
    }
  }, [key, type])
}
