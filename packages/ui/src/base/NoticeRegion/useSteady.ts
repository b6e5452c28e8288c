'use client'
import { useLayoutEffect, useRef } from 'react'

/**
 * Scrolls by what an element has grown with its content, so that what stands under it stays where it was: the second
 * of two quick presses must not meet something else. Browsers do so themselves, but not at the very top of a page, and
 * Safari nowhere.
 */
export const useSteady = <Box extends HTMLElement>(content: unknown) => {
  const box = useRef<Box>(null)
  const before = useRef<[content: unknown, height: number]>(undefined)
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0
    const [last, was] = before.current ?? [content, height]
    before.current = [content, height]
    if (last !== content && !(scrollY > 0 && CSS.supports('overflow-anchor:auto'))) scrollBy(0, height - was)
  }, [content])
  return box
}
