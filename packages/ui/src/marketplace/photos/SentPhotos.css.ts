import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

// Three columns also with fewer photos, so that all have the same size.
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 7rem))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const four = style({ gridTemplateColumns: 'repeat(4, minmax(0, 7rem))' })
export const link = style({ display: 'block', overflow: 'clip', borderRadius: vars.radius[2] })
