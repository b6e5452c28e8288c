import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

// Clips a mark that hangs from its top edge.
export const foot = style({
  overflow: 'clip',
  borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  background: vars.color.bgInverse,
  color: vars.color.fgOnInverse,
  '@media': { print: { display: 'none' } },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[5]} ${vars.space[10]}`,
  paddingBlock: '2.25rem',
})

export const socialLinks = style({ display: 'flex', gap: vars.space[2] })
export const social = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: `${vars.border.thin} solid ${vars.color.inverseLine}`,
  borderRadius: vars.radius[2],
  ':hover': { background: vars.color.inverseHover },
})

export const links = style({
  marginInlineStart: 'auto',
  '@media': { [below(600)]: { marginInlineStart: 0, flexBasis: '100%' } },
})

export const small = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
})
export const rights = style({ fontSize: vars.text.small, color: vars.color.fgOnInverseMuted })
export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` })
