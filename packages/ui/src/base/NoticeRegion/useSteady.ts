'use client'
import { useLayoutEffect, useRef } from 'react'

/** Whether the page stays where it is by the browser's own doing: not at its very top, and in Safari nowhere. */
const staysByItself = () => window.scrollY > 0 && CSS.supports('overflow-anchor', 'auto')

/**
 * Scrolls by what an element has grown with its content, so that what stands under it stays where it was: the second
 * of two quick presses must not meet something else.
 */
export const useSteady = <Box extends HTMLElement>(content: unknown) => {
  const box = useRef<Box>(null)
  const before = useRef<{ content: unknown; height: number }>(undefined)
  useLayoutEffect(() => {
    if (before.current?.content === content) return
    const height = box.current?.offsetHeight ?? 0
    const grown = height - (before.current?.height ?? height)
    before.current = { content, height }
    if (grown !== 0 && !staysByItself()) window.scrollBy({ top: grown, behavior: 'instant' })
  }, [content])
  return box
}
