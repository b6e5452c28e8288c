import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const name = style({ fontWeight: vars.weight.label, overflowWrap: 'anywhere' })
export const quota = style({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } })
export const time = style({ ...typography.small, color: vars.color.fgMuted, whiteSpace: 'nowrap' })
export const inset = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[6]}`,
  '@media': { [below(600)]: { paddingInline: vars.space[4] } },
})
