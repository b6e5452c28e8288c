import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({ display: 'grid', gap: vars.space[3] })
export const entry = style({ display: 'grid', gap: vars.space[2] })
export const item = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumbLarge} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: '0.875rem',
  width: '100%',
  padding: '0.625rem',
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
  boxShadow: vars.shadow[1],
  textAlign: 'start',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { borderColor: vars.color.borderControl },
    '&[aria-pressed=true]': {
      background: vars.color.bgSelected,
      borderColor: vars.color.borderControl,
      boxShadow: `inset ${vars.border.mark} 0 0 ${vars.color.accentBg}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-pressed=true]': { outline: `${vars.border.thick} solid Highlight` } },
    },
  },
})
export const thumb = style({
  display: 'block',
  width: vars.size.thumbLarge,
  height: vars.size.thumbLarge,
  overflow: 'clip',
  borderRadius: vars.radius[2],
})
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[2],
  minWidth: 0,
})
export const title = style({
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.card,
  overflowWrap: 'anywhere',
})
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.text.label,
  color: vars.color.fgMuted,
})
