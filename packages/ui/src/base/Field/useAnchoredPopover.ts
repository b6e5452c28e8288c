import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Distance from the field and from the edges of the window, in CSS pixels. */
const GAP = 4
/** Height that is enough below the field, so that the popover does not open above it. */
const ENOUGH_HEIGHT = 360

/** Positions a popover below its field, or above it where there is more room. */
function place(popover: HTMLElement, anchor: Element, isAsWide: boolean) {
  const box = anchor.getBoundingClientRect()
  const page = anchor.ownerDocument
  const { innerHeight, visualViewport } = page.defaultView ?? window
  // The on-screen keyboard makes the visual viewport smaller than the window.
  const bottom = Math.min(innerHeight, visualViewport?.height ?? Infinity)
  const width = page.documentElement.clientWidth
  const [above, below] = [box.top - 2 * GAP, bottom - box.bottom - 2 * GAP]
  const isBelow = below >= Math.min(ENOUGH_HEIGHT, popover.scrollHeight) || below >= above
  // Whole pixels: text at a fraction of a pixel is blurred.
  Object.assign(popover.style, {
    top: isBelow ? `${Math.round(box.bottom) + GAP}px` : 'auto',
    bottom: isBelow ? 'auto' : `${Math.round(innerHeight - box.top) + GAP}px`,
    width: isAsWide ? `${box.width}px` : '',
  })
  popover.style.setProperty('--plm-popover-room', `${Math.max(0, isBelow ? below : above)}px`)
  const popoverWidth = popover.offsetWidth
  const start = getComputedStyle(anchor).direction === 'rtl' ? box.right - popoverWidth : box.left
  popover.style.left = `${Math.round(Math.max(GAP, Math.min(start, width - popoverWidth - GAP)))}px`
}

/**
 * Shows an element with `popover="manual"` in the top layer next to a field, also inside a modal dialog. Returns a function
 * that hides it.
 */
export function openAnchoredPopover(box: HTMLElement, field: Element, isAsWide: boolean): () => void {
  box.showPopover?.()
  const update = () => place(box, field, isAsWide)
  update()
  const listeners = new AbortController()
  const options = { capture: true, passive: true, signal: listeners.signal }
  const view = field.ownerDocument.defaultView ?? window
  view.addEventListener('scroll', update, options)
  view.addEventListener('resize', update, options)
  // The dialog around the field may still be moving.
  view.addEventListener('animationend', update, options)
  view.visualViewport?.addEventListener('resize', update, options)
  return () => {
    listeners.abort()
    // React may have removed it already.
    if (box.isConnected) box.hidePopover?.()
  }
}

/** Returns a ref for an element with `popover="manual"`, which is shown next to a field while `isOpen`. */
export const useAnchoredPopover = (
  anchor: RefObject<Element | null>,
  isOpen: boolean,
  isAsWide: boolean,
): RefObject<HTMLDivElement | null> => {
  const popover = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isOpen || !popover.current || !anchor.current) return
    return openAnchoredPopover(popover.current, anchor.current, isAsWide)
  }, [anchor, isOpen, isAsWide])
  return popover
}
