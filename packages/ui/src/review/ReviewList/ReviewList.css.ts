import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const none = style({ marginTop: vars.space[3] })

export const review = style({
  paddingBlock: vars.space[5],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}` },
  },
})

export const article = style({ display: 'grid', gap: vars.space[3] })
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
export const person = style({ flex: '1', minWidth: 0, lineHeight: vars.leading.title })
export const name = style({
  fontSize: vars.text.body,
  fontWeight: vars.weight.card,
  lineHeight: vars.leading.title,
  overflowWrap: 'anywhere',
})
// Has the height of the name, to avoid a layout shift.
export const text = style({ maxWidth: vars.measure.text, whiteSpace: 'pre-line', overflowWrap: 'break-word' })
// An icon that is a child of the avatar would fill it, as drawings do.
export const anonymous = style({ display: 'grid' })
