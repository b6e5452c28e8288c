import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const facts = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from(600)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const label = style({ ...typography.label, color: vars.color.fgMuted })
export const value = style({ fontWeight: vars.weight.label, overflowWrap: 'anywhere' })
