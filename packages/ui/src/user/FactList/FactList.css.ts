import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const facts = style({
  display: 'grid',
  width: '100%',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
})
export const label = style({ ...typography.label, color: vars.color.fgMuted })
export const value = style({ fontWeight: vars.weight.label, overflowWrap: 'anywhere' })
