import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[6]}`,
  selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}` } },
  '@media': { [below(600)]: { paddingInline: vars.space[4] } },
})
export const person = style({ flex: '1', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: vars.weight.card, lineHeight: vars.leading.title })
export const place = style({ ...typography.small, color: vars.color.fgMuted })
