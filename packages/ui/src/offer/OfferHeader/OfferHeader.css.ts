import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: '1.125rem',
  padding: vars.space[6],
  background: vars.color.bgInverse,
  color: vars.color.fgOnInverse,
  '@media': {
    [below(600)]: { paddingInline: vars.space[4] },
    // Browsers do not print backgrounds: light text would be invisible.
    print: {
      background: 'none',
      color: vars.color.fgDefault,
      borderBottom: `${vars.border.thin} solid ${vars.color.borderDefault}`,
    },
  },
})
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const facts = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginTop: vars.space[2],
  color: vars.color.fgOnInverseMuted,
  '@media': { print: { color: vars.color.fgMuted } },
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.snug })
// An icon that is a child of the avatar would fill it, as drawings do.
export const trade = style({ display: 'grid' })
