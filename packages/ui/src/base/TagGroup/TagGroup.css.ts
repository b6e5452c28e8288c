import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  borderRadius: vars.radius[1],
})

export const tag = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.bgSurface,
  fontSize: vars.text.small,
  fontWeight: vars.weight.label,
  lineHeight: vars.leading.title,
})

export const removable = style([tag, { paddingInlineEnd: vars.space[1] }])

export const cell = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 })

export const text = style({ minWidth: 0, paddingBlock: vars.space[1], overflowWrap: 'anywhere' })

export const remove = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  padding: vars.space.hair,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.fgMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.bgHover, color: vars.color.fgDefault } },
  '@media': { [forcedColors]: { color: 'ButtonText' } },
})

export const none = style({ fontSize: vars.text.small, color: vars.color.fgMuted })
