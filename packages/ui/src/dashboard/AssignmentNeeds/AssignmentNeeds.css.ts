import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const needs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `0 ${vars.space[6]} ${vars.space[5]}`,
  '@media': {
    [below(600)]: { paddingInline: vars.space[4] },
    [from(750)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const help = style({ ...typography.small, color: vars.color.fgMuted })
export const alarm = style({ display: 'flex', color: vars.color.dangerFg })
