/** Minimum distance from the edges of the window, in px. */
const MARGIN = 4

/**
 * Positions a fixed element below its anchor, or above it at the bottom of the window. A share of 0 aligns their left
 * edges, 0.5 centers it, and 1 aligns their right edges.
 */
export function placeNear(element: HTMLElement, anchor: Element, share = 0.5, gap = 0) {
  const box = anchor.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const wanted = box.left + (box.width - width) * share
  const { innerWidth, innerHeight } = anchor.ownerDocument.defaultView ?? window
  const left = Math.max(MARGIN, Math.min(wanted, innerWidth - width - MARGIN))
  const isAbove = box.bottom + gap + height > innerHeight && box.top > height
  const top = isAbove ? box.top - gap - height : box.bottom + gap
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
}
