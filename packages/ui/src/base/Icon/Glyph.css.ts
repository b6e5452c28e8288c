import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const glyph = style({
  flex: 'none',
  display: 'inline-block',
  width: vars.icon.lg,
  height: vars.icon.lg,
  verticalAlign: 'middle',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
