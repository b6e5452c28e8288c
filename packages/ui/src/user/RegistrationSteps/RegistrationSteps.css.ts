import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { ticks } from '../../theme/ticks.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const short = ticks({ color: vars.color.tapeTick, every: vars.space[2], height: vars.space[1] })
const long = ticks({ color: vars.color.tapeTick, every: vars.space[10], height: vars.space[2] })

export const tape = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  background: `${short}, ${long}, ${vars.color.tapeBg}`,
  color: vars.color.tapeFg,
})

export const step = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[3]} ${vars.space[3]}`,
  fontWeight: vars.weight.label,
  selectors: {
    '&[aria-current]': { boxShadow: `inset 0 calc(-1 * ${vars.border.mark}) 0 ${vars.color.tapeFg}` },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-current]': { outline: `${vars.border.thick} solid Highlight` } },
    },
  },
})

export const number = style({
  fontSize: vars.text.price,
  lineHeight: vars.leading.solid,
  fontWeight: vars.weight.heavy,
  fontStretch: vars.stretch.number,
})
