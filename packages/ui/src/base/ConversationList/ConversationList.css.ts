import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const nav = style({ display: 'block', minWidth: 0 })
export const list = style({ display: 'grid', minWidth: 0 })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[3],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.bgHover },
    '&[aria-current=page]': {
      background: vars.color.bgSelected,
      boxShadow: `inset ${vars.border.mark} 0 0 ${vars.color.accentBg}`,
    },
    '&[aria-current=page]:focus-visible': {
      outlineOffset: `calc(${vars.border.ring} * -1 - ${vars.border.mark})`,
    },
    // Clipped by the scrolling list otherwise.
    '&:not([aria-current=page]):focus-visible': { outlineOffset: `calc(${vars.border.ring} * -1)` },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-current=page]': { outline: `${vars.border.thick} solid Highlight` } },
    },
  },
})

export const text = style({ display: 'grid', gap: vars.space.hair, minWidth: 0 })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space[2],
})

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = style({ ...oneLine, fontWeight: vars.weight.label })
export const unreadName = style({ fontWeight: vars.weight.card })
export const date = style({ ...typography.label, color: vars.color.fgMuted })
export const subject = style({ ...typography.small, ...oneLine })
export const preview = style({ ...typography.small, ...oneLine, color: vars.color.fgMuted })
export const unreadPreview = style({ color: vars.color.fgDefault, fontWeight: vars.weight.label })

export const count = style({
  ...typography.label,
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  height: vars.size.target,
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.full,
  background: vars.color.primaryBg,
  color: vars.color.primaryFg,
  fontWeight: vars.weight.card,
  '@media': { [forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
})
