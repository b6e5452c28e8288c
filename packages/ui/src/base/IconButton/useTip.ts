import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'

/** Room that a tip keeps from the edges of the window. */
const EDGE = 4

/** Under the button, or above it where the window ends; never over the sides. */
function place(tip: HTMLElement, button: Element) {
  const at = button.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const centred = at.left + (at.width - width) / 2
  const left = Math.max(EDGE, Math.min(centred, window.innerWidth - width - EDGE))
  const top = at.bottom + height > window.innerHeight ? at.top - height : at.bottom
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` })
}

/** Shows the name of a picture to whoever points at it or comes by keyboard, until they leave or press Escape. */
export function useTip() {
  const tip = useRef<HTMLSpanElement>(null)
  const isShown = useRef(false)

  const show = (button: Element) => {
    if (isShown.current || !tip.current) return
    isShown.current = true
    tip.current.showPopover?.()
    place(tip.current, button)
  }
  const hide = () => {
    if (isShown.current) tip.current?.hidePopover?.()
    isShown.current = false
  }
  return {
    tip,
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(event.currentTarget),
      onPointerLeave: hide,
      onFocus: (event: FocusEvent) =>
        event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
    },
  }
}
