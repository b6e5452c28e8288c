import { from } from '../../theme/breakpoints.ts'
import { within } from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
  color: vars.color.fgDefault,
  boxShadow: vars.shadow[3],
  '@media': { [from(600)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
})

export const button = style({ display: 'grid' })

within(`:where(${form}) select`, { minHeight: vars.size.controlLarge })
