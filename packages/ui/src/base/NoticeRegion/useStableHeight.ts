'use client'
import { useLayoutEffect, useRef } from 'react'

/**
 * Scrolls by the change in height of an element when its content changes, so that the elements below it do not move
 * under a second click. Browsers do the same (scroll anchoring), except at the top of a page and in Safari.
 */
export const useStableHeight = <Box extends HTMLElement>(content: unknown) => {
  const box = useRef<Box>(null)
  const previous = useRef<[content: unknown, height: number]>(undefined)
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0
    const [oldContent, oldHeight] = previous.current ?? [content, height]
    previous.current = [content, height]
    if (oldContent !== content && !(scrollY > 0 && CSS.supports('overflow-anchor:auto')))
      scrollBy(0, height - oldHeight)
  }, [content])
  return box
}
