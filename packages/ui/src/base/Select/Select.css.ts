import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { input } from '../Field/Field.css.ts'

export const trigger = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    textAlign: 'start',
    cursor: 'pointer',
  },
])

export const selected = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const placeholder = style([selected, { color: vars.color.fgSubtle }])
