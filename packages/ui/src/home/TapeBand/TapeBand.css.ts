import { style } from '../../theme/style.ts'
import { ticks } from '../../theme/ticks.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const centimeter = '7.5rem'
const color = vars.color.tapeTick

export const band = style({
  position: 'relative',
  overflow: 'clip',
  color: vars.color.tapeFg,
  background: [
    ticks({ color, every: '0.75rem', height: '0.5625rem' }),
    ticks({ color, every: '3.75rem', height: '0.9375rem' }),
    ticks({ color, every: centimeter, height: '1.5rem', width: vars.border.thick }),
    vars.color.tapeBg,
  ].join(', '),
})

export const numbers = style({
  position: 'absolute',
  top: '0.6875rem',
  insetInlineStart: 0,
  display: 'flex',
  fontSize: vars.text.tiny,
  lineHeight: vars.leading.solid,
  fontWeight: vars.weight.card,
  fontStretch: vars.stretch.label,
})
export const number = style({
  flex: 'none',
  width: centimeter,
  paddingInlineStart: vars.space[2],
  counterIncrement: 'tape 10',
  '::before': { content: 'counter(tape)' },
  selectors: { '&:nth-child(5n)': { color: vars.color.tapeNumber } },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  paddingBlock: `2.75rem ${vars.space[6]}`,
})

export const title = style({ ...typography.h2, fontWeight: vars.weight.heavy, flex: '1 1 20rem' })
export const text = style({ flex: '1 1 18rem', maxWidth: '46ch', fontWeight: vars.weight.medium })

// Same colors in both themes, like the tape. Buttons change with the theme.
export const link = style({
  ...typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  paddingInline: '1.125rem',
  borderRadius: vars.radius[2],
  background: vars.color.tapeFg,
  color: vars.color.fgOnInverse,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

export const search = style({ maxWidth: '37.5rem', paddingBottom: vars.space[6] })
