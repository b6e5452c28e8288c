/** Milliseconds between two slides (specification 9). */
export const CAROUSEL_INTERVAL = 2800
/** Milliseconds that one slide takes to move (specification 9). */
export const SLIDE_DURATION = 500

/** Starts and ends gently; 0 to 1. */
export const easeInOut = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2)

interface Row {
  /** How far the row has moved. */
  at: number
  /** From the start of one slide to the start of the next. */
  width: number
  /** The farthest it can move. */
  end: number
}

/** How far a row has moved one slide on or back; past either end it comes round. */
export function slideAfter({ at, width, end }: Row, by: 1 | -1): number {
  if (by === 1) return end - at < 2 ? 0 : Math.min((Math.round(at / width) + 1) * width, end)
  // At the end a slide may stand half out of its place, so one back is the last whole one before it.
  return at < 2 ? end : Math.max(0, Math.ceil(at / width - 0.01) - 1) * width
}
