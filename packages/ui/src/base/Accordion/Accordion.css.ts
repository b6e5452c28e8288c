import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const line = `${vars.border.thin} solid ${vars.color.borderDefault}`

export const accordion = style({ borderBlock: line })

export const item = style({ selectors: { '& + &': { borderBlockStart: line } } })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.control,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  listStyle: 'none',
  cursor: 'pointer',
  transition: `background ${vars.duration[1]} ${vars.easing.out}`,
  selectors: {
    '&:hover': { background: vars.color.bgHover },
    // The triangle of Safari.
    '&::-webkit-details-marker': { display: 'none' },
  },
})

export const title = style({
  minWidth: 0,
  fontSize: vars.text.body,
  fontWeight: vars.weight.label,
  lineHeight: vars.leading.title,
  overflowWrap: 'anywhere',
})

export const arrow = style({
  flex: 'none',
  color: vars.color.fgMuted,
  transition: `rotate ${vars.duration[1]} ${vars.easing.out}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
})

export const content = style({
  paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
  paddingInline: vars.space[2],
})
