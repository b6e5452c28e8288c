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

// The line extends above the box; the surface clips it at its top edge.
export const mark = style({
  flex: 'none',
  width: '1.09em',
  height: '1.364em',
  overflow: 'visible',
  marginTop: '-0.27em',
})
/** Mark of another brand. It does not hang from the edge. */
export const ownMark = style({
  display: 'flex',
  paddingTop: '0.14em',
})
export const bob = style({ fill: vars.color.accentBg })
export const hole = variants({
  plain: { fill: vars.color.bgSurface },
  inverse: { fill: vars.color.bgInverse },
})

export const word = style({
  paddingTop: '0.14em',
  fontWeight: vars.weight.heavy,
  fontStretch: vars.stretch.logo,
  letterSpacing: vars.tracking.logo,
})

export const size = variants({ medium: {}, large: { fontSize: '2.25rem' } })
