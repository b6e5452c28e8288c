import { hasFocus } from '../getActiveElement.ts'

/** A slide is hidden if less than this share of its width is visible. */
const MIN_VISIBLE = 0.1

/** Returns how many slides fit, and the distance between them (negative in right-to-left pages). */
export function measureSlides(row: HTMLElement) {
  const [first, second] = row.children
  if (!first || !second) return null
  const one = first.getBoundingClientRect()
  const step = second.getBoundingClientRect().left - one.left
  const visibleCount = Math.max(
    1,
    Math.floor((row.clientWidth + Math.abs(step) - one.width) / Math.abs(step)),
  )
  return { step, visibleCount }
}

/**
 * Makes hidden slides inert, for keyboard and screen readers. A slide with focus stays active, so that a swipe does not
 * lose focus.
 */
export function hideOffscreenSlides(row: HTMLElement) {
  const frame = row.getBoundingClientRect()
  // All are measured before the first changes: otherwise each would cause a layout.
  const boxes = [...row.children].map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
  for (const { slide, box } of boxes) {
    const visible = Math.min(box.right, frame.right) - Math.max(box.left, frame.left)
    const isHidden = visible < box.width * MIN_VISIBLE
    slide.toggleAttribute('inert', isHidden && !hasFocus(slide))
  }
}

interface ScrollState {
  position: number
  step: number
  visibleCount: number
  end: number
}

/** Returns the scroll position that shows a slide completely: the current one if it is already visible. */
export function getPositionToShow(index: number, { position, step, visibleCount, end }: ScrollState) {
  const asFirst = index * step
  if (asFirst < position - 1) return Math.min(asFirst, end)
  const asLast = (index - visibleCount + 1) * step
  return asLast > position + 1 ? Math.min(asLast, end) : position
}
