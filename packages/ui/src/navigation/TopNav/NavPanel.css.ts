import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const panel = style({
  position: 'absolute',
  zIndex: vars.z.action,
  top: `calc(100% + ${vars.space[3]})`,
  width: 'max-content',
  maxWidth: 'min(36rem, 54vw)',
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgRaised,
  boxShadow: vars.shadow[3],
})

export const side = variants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: '10rem',
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  fontWeight: vars.weight.label,
  textDecoration: 'none',
  ':hover': { background: vars.color.bgHover },
  selectors: { '&[aria-current]': { textDecoration: 'underline' } },
})
