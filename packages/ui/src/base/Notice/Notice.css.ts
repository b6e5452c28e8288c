import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const notice = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${vars.border.thin} solid`,
  borderRadius: vars.radius[2],
})

export const text = style({ fontWeight: vars.weight.button, minWidth: 0, overflowWrap: 'break-word' })

export const kind = variants({
  success: {
    background: vars.color.successBg,
    color: vars.color.successFg,
    borderColor: vars.color.successBorder,
  },
  error: {
    background: vars.color.dangerBg,
    color: vars.color.dangerFg,
    borderColor: vars.color.dangerBorder,
  },
  info: { background: vars.color.infoBg, color: vars.color.infoFg, borderColor: vars.color.infoBorder },
})

export const close = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  // The button is 44 px high without making the line of text higher.
  margin: '-0.75rem -1rem -0.75rem 0',
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-0.3rem' },
})
