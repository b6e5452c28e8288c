import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [from(750)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[8] } },
})

// The number is on a dimension line, as in a technical drawing.
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingTop: vars.space[5],
  borderTop: `${vars.border.thick} solid ${vars.color.fgDefault}`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    fontSize: vars.text.figure,
    fontWeight: vars.weight.heavy,
    fontStretch: vars.stretch.hero,
    lineHeight: '1',
    color: vars.color.accentText,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    top: '-0.5625rem',
    insetInlineStart: vars.space[1],
    width: vars.border.ring,
    height: '1rem',
    rotate: '45deg',
    background: vars.color.fgDefault,
  },
})

export const text = style({ margin: 0, maxWidth: vars.measure.short, color: vars.color.fgMuted })
