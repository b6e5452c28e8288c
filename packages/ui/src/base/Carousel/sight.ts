/** Under this part of its width a slide counts as out of sight. */
const LEAST_SEEN = 0.1

/** How many whole slides fit in a row, and how far it is from one to the next (negative from right to left). */
export function paceOf(row: HTMLElement) {
  const [first, second] = row.children
  if (!first || !second) return null
  const one = first.getBoundingClientRect()
  const step = second.getBoundingClientRect().left - one.left
  const whole = Math.max(1, Math.floor((row.clientWidth + Math.abs(step) - one.width) / Math.abs(step)))
  return { step, whole }
}

/**
 * Takes the slides that are out of sight out of the way of the keyboard and of screen readers. The one that holds
 * the focus stays, so that it is never lost to a swipe.
 */
export function shadeSlides(row: HTMLElement) {
  const frame = row.getBoundingClientRect()
  for (const slide of row.children) {
    const { left, right, width } = slide.getBoundingClientRect()
    const seen = Math.min(right, frame.right) - Math.max(left, frame.left)
    slide.toggleAttribute('inert', seen < width * LEAST_SEEN && !slide.contains(document.activeElement))
  }
}

/** How far a row scrolls to show a slide whole; `at` when it is whole already. */
export function placeToShow(
  index: number,
  { at, width, whole, end }: { at: number; width: number; whole: number; end: number },
) {
  const start = index * width
  if (start < at - 1) return Math.min(start, end)
  const last = (index - whole + 1) * width
  return last > at + 1 ? Math.min(last, end) : at
}
