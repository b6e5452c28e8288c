import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { empty, full } from '../Stars/Stars.css.ts'

export const row = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[3] })

export const choices = style({
  display: 'inline-flex',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})

export const choice = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius[1],
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': {
      outline: `${vars.border.ring} solid ${vars.color.focusRing}`,
      outlineOffset: '-0.125rem',
    },
    '&:has(:disabled)': { opacity: '0.5', cursor: 'default' },
  },
  '@media': {
    // The fill does not show which star is selected: the stars before it are filled too.
    [forcedColors]: {
      selectors: { '&[data-selected]': { borderBlockEnd: `${vars.border.ring} solid Highlight` } },
    },
  },
})

const big = { width: '2rem', height: '2rem', transition: `scale ${vars.duration[1]} ${vars.easing.out}` }
const hovered = { selectors: { '[data-hovered] > &': { scale: '1.12' } } }
export const fullStar = style([full, { ...big, ...hovered }])
export const emptyStar = style([empty, { ...big, ...hovered }])

export const count = style({ fontWeight: vars.weight.label, fontVariantNumeric: 'tabular-nums' })
