import { getActiveElement, hasFocus, hasNoFocus } from '../getActiveElement.ts'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus between the page and a region with F6, and from a closed toast to the next one, or back to the page
 * after the last one. Returns a function to call before a toast is closed.
 */
export const useRegionFocus = (region: RefObject<HTMLElement | null>, count: number) => {
  const origin = useRef<HTMLElement>(null)
  const wasInside = useRef(false)
  const returnFocus = () => {
    if (origin.current?.isConnected) origin.current.focus()
    else region.current?.blur()
  }
  useEffect(() => {
    if (count === 0) return
    const onKeyDown = (event: KeyboardEvent) => {
      const focused = getActiveElement(region.current)
      if (event.key !== 'F6' || event.defaultPrevented || !region.current) return
      event.preventDefault()
      if (region.current.contains(focused)) return returnFocus()
      origin.current = focused && 'focus' in focused ? (focused as HTMLElement) : null // elements of HTML and SVG have it
      region.current.focus()
    }
    const page = region.current?.ownerDocument
    page?.addEventListener('keydown', onKeyDown)
    return () => page?.removeEventListener('keydown', onKeyDown)
  })
  useEffect(() => {
    if (!wasInside.current) return
    wasInside.current = false
    if (!hasNoFocus(region.current)) return
    if (count > 0) region.current?.focus()
    else returnFocus()
  })
  return {
    /** Remembers where the focus came from, when it enters the region by Tab or by a click. */
    onEnter: (from: Element | null) => {
      if (from && 'focus' in from && !region.current?.contains(from)) origin.current = from as HTMLElement // as above
    },
    beforeClose: () => {
      wasInside.current = hasFocus(region.current)
    },
    returnFocus,
  }
}
