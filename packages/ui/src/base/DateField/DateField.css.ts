import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { input } from '../Field/Field.css.ts'

// WebKit shows today's date in an empty field, in a light tint of the text color that no `color` changes.
export const date = style([
  input,
  {
    selectors: {
      '&::-webkit-datetime-edit': { WebkitTextFillColor: vars.color.fgDefault },
      '&[data-empty]:not(:focus)::-webkit-datetime-edit': { WebkitTextFillColor: vars.color.fgSubtle },
      '&:disabled::-webkit-datetime-edit': { WebkitTextFillColor: vars.color.fgMuted },
    },
  },
])
