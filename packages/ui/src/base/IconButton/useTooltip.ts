import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'

/** Minimum distance from the edges of the window, in px. */
const MARGIN = 4

/** Positions the tooltip below the button, or above it at the bottom of the window. */
function position(tooltip: HTMLElement, button: Element) {
  const box = button.getBoundingClientRect()
  const { width, height } = tooltip.getBoundingClientRect()
  const centered = box.left + (box.width - width) / 2
  const left = Math.max(MARGIN, Math.min(centered, window.innerWidth - width - MARGIN))
  const top = box.bottom + height > window.innerHeight ? box.top - height : box.bottom
  Object.assign(tooltip.style, { left: `${left}px`, top: `${top}px` })
}

/** Shows a tooltip on hover and on keyboard focus. Escape hides it. */
export function useTooltip() {
  const tooltip = useRef<HTMLSpanElement>(null)
  const isShown = useRef(false)

  const show = (button: Element) => {
    if (isShown.current || !tooltip.current) return
    isShown.current = true
    tooltip.current.showPopover?.()
    position(tooltip.current, button)
  }
  const hide = () => {
    if (isShown.current) tooltip.current?.hidePopover?.()
    isShown.current = false
  }
  return {
    tooltip,
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
