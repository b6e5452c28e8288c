/** Widths at which a layout may change. The specification sets them for the carousel. */
export const breakpoints = {
  480: '480px',
  600: '600px',
  750: '750px',
  1024: '1024px',
  1200: '1200px',
} as const

export type Breakpoint = keyof typeof breakpoints

/** Media condition: the screen is at least this wide. */
export const from = (width: Breakpoint) => `screen and (min-width: ${width}px)`

/** Media condition: the screen is narrower than this. */
export const below = (width: Breakpoint) => `screen and (max-width: ${width - 0.02}px)`

/** Media condition: the user prefers reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Media condition: the browser runs no scripts. Every browser with `light-dark()` supports it. */
export const noScripts = '(scripting: none)'

/** Media condition: forced colors (high contrast). */
export const forcedColors = '(forced-colors: active)'
