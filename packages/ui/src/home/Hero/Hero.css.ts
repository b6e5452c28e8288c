import { drawingGrid } from '../../shell/drawingGrid.css.ts'
import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const hero = style([drawingGrid, { overflow: 'clip' }])

export const columns = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: vars.space[10],
  '@media': {
    [from(1024)]: {
      gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[10],
      paddingBlock: `${vars.space[14]} ${vars.space[10]}`,
    },
  },
})

// Has the font size of the title: its width is in `ch`.
export const title = style({
  width: 'fit-content',
  maxWidth: 'min(100%, 13.2ch)',
  fontSize: vars.text.hero,
  fontWeight: vars.weight.heavy,
  fontStretch: vars.stretch.hero,
})

// Like the dimension line of a technical drawing, with an oblique tick at each end.
const tick = {
  content: '""',
  position: 'absolute',
  top: '-0.5rem',
  width: vars.border.ring,
  height: '1.125rem',
  rotate: '45deg',
  background: vars.color.accentInverse,
} as const
export const dimensionLine = style({
  position: 'relative',
  height: vars.border.thick,
  marginTop: vars.space[5],
  background: vars.color.accentInverse,
  '::before': { ...tick, insetInlineStart: vars.space.hair },
  '::after': { ...tick, insetInlineEnd: vars.space.hair },
})

export const lead = style({
  maxWidth: '44ch',
  marginTop: vars.space[5],
  fontSize: vars.text.lead,
  color: vars.color.fgOnInverseMuted,
})

export const search = style({ maxWidth: '37.5rem', marginTop: vars.space[8] })

/** As tall as the form, so that nothing moves when it loads. */
export const tradeSearch = style({
  maxWidth: '40rem',
  minHeight: '16.75rem',
  marginTop: vars.space[6],
  '@media': { [from(600)]: { minHeight: '7rem' } },
})

export const house = style({
  width: '100%',
  // Reserves the space of the drawing while it loads: the `viewBox` of `house` in @plomada/art.
  aspectRatio: '570 / 552',
  maxWidth: '37.5rem',
  marginInline: 'auto',
  '@media': { [below(1024)]: { marginBottom: vars.space[6] } },
})

/** The lists below the search are on the first screen. */
export const short = style({
  paddingBlock: vars.space[8],
  '@media': { [from(1024)]: { paddingBlock: vars.space[8] } },
})
export const wideOnly = style({ '@media': { [below(1024)]: { display: 'none' } } })
