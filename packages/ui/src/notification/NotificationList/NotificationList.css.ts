import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  overflowWrap: 'anywhere',
})

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${vars.border.thin} solid ${vars.color.borderSubtle}` },
    '&:hover': { background: vars.color.bgHover },
  },
})

export const read = variants({
  unread: { borderInlineStart: `0.25rem solid ${vars.color.accentBorder}` },
  read: { borderInlineStart: '0.25rem solid transparent' },
})

export const body = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' })

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const quote = style({
  ...typography.small,
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  color: vars.color.fgMuted,
  whiteSpace: 'pre-line',
})

export const action = style({ position: 'relative', minWidth: vars.size.control })
