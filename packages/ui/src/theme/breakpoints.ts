/** Widths at which a layout may change; the steps of the carousel are the steps of the whole product. */
export const breakpoints = {
  480: '480px',
  600: '600px',
  750: '750px',
  1024: '1024px',
  1200: '1200px',
} as const

/** One of the five widths. */
export type Breakpoint = keyof typeof breakpoints

/** Media condition for screens at least that wide. */
export const from = (width: Breakpoint) => `screen and (min-width: ${width}px)`

/** Media condition for screens narrower than that. */
export const below = (width: Breakpoint) => `screen and (max-width: ${width - 0.02}px)`

/** Media condition for people who asked for less movement. */
export const lessMotion = '(prefers-reduced-motion: reduce)'

/** Media condition for forced colours (high contrast modes). */
export const forcedColors = '(forced-colors: active)'
