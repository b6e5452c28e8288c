import { style } from '../../theme/style.ts'

/** Mirrors a part of an icon around the center of the icon on pages from right to left. */
export const mirror = style({
  selectors: { '[dir=rtl] &': { scale: '-1 1', transformOrigin: 'center' } },
})
