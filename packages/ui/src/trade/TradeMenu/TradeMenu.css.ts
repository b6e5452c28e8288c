import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const menu = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2], minWidth: 0 })

// Three columns, or fewer with a large font size.
export const trades = style({
  display: 'grid',
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(9.5rem, 30%), 1fr))',
  gap: vars.space[1],
  '@media': { [below(600)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const trade = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  transition: `background ${vars.duration[2]} ${vars.easing.out}`,
  ':hover': { background: vars.color.bgHover },
})
