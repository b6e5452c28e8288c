import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const none = style({ marginTop: vars.space[3] })
export const loading = style({ display: 'grid', gap: vars.space[3], marginTop: vars.space[5] })

export const question = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}` },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
})
export const name = style({
  fontSize: vars.text.body,
  fontWeight: vars.weight.card,
  lineHeight: vars.leading.title,
})
export const text = style({ maxWidth: vars.measure.text, whiteSpace: 'pre-line' })
export const answer = style({
  display: 'grid',
  gap: vars.space[1],
  marginTop: vars.space[1],
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.ring} solid ${vars.color.accentBorder}`,
})
export const footer = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  marginTop: vars.space[5],
  paddingTop: vars.space[5],
  borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  // The viewer may have nothing to do.
  selectors: { '&:empty': { display: 'none' } },
})
export const step = style({ display: 'grid', gap: vars.space[3], justifySelf: 'stretch', minWidth: 0 })
