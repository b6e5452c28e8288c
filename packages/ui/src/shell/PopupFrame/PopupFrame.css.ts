import { gutter } from '../../theme/gutter.css.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  width: '100%',
  maxWidth: vars.size.form,
  minHeight: '100dvh',
  marginInline: 'auto',
  padding: `0 ${gutter} ${vars.space[6]}`,
  outline: 'none',
})

// As high as `MarketplaceTopNav`. Clips the plumb line at the top edge of the window.
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.nav,
  overflow: 'clip',
})
