import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

// The line extends above the box; the surface clips it at its top edge.
export const line = style({
  flex: 'none',
  width: '1.09em',
  height: '1.364em',
  overflow: 'visible',
  marginTop: '-0.41em',
})
export const bob = style({ fill: vars.color.accentBg, fillRule: 'evenodd' })
