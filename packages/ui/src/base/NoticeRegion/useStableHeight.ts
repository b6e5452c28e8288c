'use client'
import { useLayoutEffect, useRef } from 'react'
import { reducedMotion } from '../../theme/breakpoints.ts'

/** Milliseconds in which the content stays, so that a second press hits the same control. */
const STABLE_MS = 1000

/** Scrolls back by a height after a second, unless the user has scrolled down. Returns a function that cancels. */
function scrollBackLater(height: number) {
  const position = scrollY
  const timer = setTimeout(() => {
    // The browser may have anchored the scroll position in the meantime.
    if (scrollY - position <= height)
      scrollBy({ top: -height, behavior: matchMedia(reducedMotion).matches ? 'auto' : 'smooth' })
  }, STABLE_MS)
  return () => clearTimeout(timer)
}

/**
 * Scrolls by the change in height of a sticky element when its content changes, so that the elements below it do not move
 * under a second press. Browsers do the same (scroll anchoring), except at the top of a page and in Safari. A second later
 * it scrolls back, so that the element covers nothing that was visible before (decision 0047).
 */
export const useStableHeight = <Box extends HTMLElement>(content: unknown) => {
  const box = useRef<Box>(null)
  const previous = useRef<[content: unknown, height: number]>(undefined)
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0
    const [oldContent, oldHeight] = previous.current ?? [content, height]
    previous.current = [content, height]
    const growth = height - oldHeight
    if (oldContent === content) return
    if (!(scrollY > 0 && CSS.supports('overflow-anchor:auto'))) scrollBy(0, growth)
    return growth > 0 ? scrollBackLater(growth) : undefined
  }, [content])
  return box
}
