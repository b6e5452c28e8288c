import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const band = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.border.ring,
  height: '8.25rem',
  overflow: 'hidden',
  color: vars.color.borderSubtle,
  background: vars.color.bgSunken,
  '@media': { [below(600)]: { height: '6.5rem' }, print: { display: 'none' } },
})

export const body = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: `0 ${vars.space[6]} ${vars.space[6]}`,
  overflowWrap: 'anywhere',
  '@media': { [below(600)]: { paddingInline: vars.space[4] } },
})

// Overlaps the band by half, with a border in the color of the card.
export const portrait = style({
  position: 'relative',
  display: 'inline-flex',
  marginTop: '-3.625rem',
  padding: vars.border.mark,
  borderRadius: '50%',
  background: vars.color.bgSurface,
  '@media': { print: { marginTop: vars.space[5] } },
})
