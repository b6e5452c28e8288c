import { vars } from './vars.css.ts'

/** Style of a focus ring, for elements that do not match `:focus-visible` themselves. */
export const focusRing = {
  outline: `${vars.border.ring} solid ${vars.color.focusRing}`,
  outlineOffset: vars.border.thick,
}
