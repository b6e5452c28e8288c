import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '0.41em',
  fontSize: '1.375rem',
  lineHeight: vars.leading.solid,
  color: 'inherit',
})

export const mark = style({ display: 'flex', paddingTop: '0.14em' })

export const word = style({
  paddingTop: '0.14em',
  fontWeight: vars.weight.heavy,
  fontStretch: vars.stretch.logo,
  letterSpacing: vars.tracking.logo,
})

export const size = variants({ medium: {}, large: { fontSize: '2.25rem' } })
