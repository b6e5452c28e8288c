import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { input } from '../Field/Field.css.ts'

export const form = style({ display: 'grid', gap: vars.space[2], minWidth: 0, padding: vars.space[3] })

export const line = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[2],
  minWidth: 0,
})

export const field = style([
  input,
  {
    display: 'block',
    paddingBlock: vars.space[2],
    lineHeight: vars.leading.body,
    flex: '1 1 0',
    minWidth: 0,
    minHeight: vars.size.control,
    maxHeight: '10rem',
    resize: 'none',
    // Grows with the text; other browsers scroll.
    fieldSizing: 'content',
  },
])

export const help = style({
  display: 'grid',
  gap: vars.space[1],
  selectors: { '&:empty': { display: 'none' } },
})
export const description = style({ ...typography.label, color: vars.color.fgMuted })
export const error = style({ ...typography.small, color: vars.color.dangerFg, fontWeight: vars.weight.label })
