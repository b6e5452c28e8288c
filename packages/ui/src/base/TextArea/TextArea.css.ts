import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { input } from '../Field/Field.css.ts'

export const area = style([
  input,
  {
    display: 'block',
    paddingBlock: vars.space[2],
    lineHeight: vars.leading.body,
    resize: 'vertical',
  },
])
