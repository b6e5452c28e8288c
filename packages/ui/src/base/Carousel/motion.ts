/** Time between two slides in ms (specification 9). */
export const CAROUSEL_INTERVAL = 2800
/** Duration of a transition in ms (specification 9). */
export const SLIDE_DURATION = 500

/** Cubic easing of a progress from 0 to 1. */
export const easeInOut = (progress: number) =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2

interface ScrollState {
  /** Scroll position. */
  position: number
  /** Distance from one slide to the next. */
  step: number
  /** Maximum scroll position. */
  end: number
}

/** Returns the scroll position one slide forward or back. Wraps around at both ends. */
export function getNextPosition({ position, step, end }: ScrollState, direction: 1 | -1): number {
  if (direction === 1) return end - position < 2 ? 0 : Math.min((Math.round(position / step) + 1) * step, end)
  // At the end, slides may not be aligned: go back to the last aligned position.
  return position < 2 ? end : Math.max(0, Math.ceil(position / step - 0.01) - 1) * step
}
