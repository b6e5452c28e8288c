import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'
import { placeNear } from './placeNear.ts'

const identity = (element: Element): Element => element

/** Shows a tooltip on hover and on keyboard focus, at the anchor of the element with the handlers. Escape hides it. */
export function useTooltip(getAnchor = identity) {
  const tooltip = useRef<HTMLSpanElement>(null)
  const shown = useRef<AbortController>(null)

  const hide = () => {
    if (!shown.current) return
    shown.current.abort()
    shown.current = null
    tooltip.current?.hidePopover?.()
  }
  const show = (element: Element) => {
    if (shown.current || !tooltip.current) return
    shown.current = new AbortController()
    tooltip.current.showPopover?.()
    placeNear(tooltip.current, getAnchor(element))
    // On its document: while the pointer shows it, focus may be elsewhere.
    const { signal } = shown.current
    element.ownerDocument.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  }
  useEffect(
    () => () => {
      shown.current?.abort()
      shown.current = null
    },
    [],
  )
  return {
    tooltip,
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(event.currentTarget),
      onPointerLeave: hide,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && show(event.currentTarget),
      onBlur: hide,
    },
  }
}
