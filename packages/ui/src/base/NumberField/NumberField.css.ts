import { style } from '../../theme/compositeStyle.ts'
import { afterAdornment, input } from '../Field/Field.css.ts'

const figures = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  appearance: 'textfield',
  '::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
} as const

export const number = style([input, figures])
export const afterPrefix = style([afterAdornment, figures, { paddingInlineStart: '2rem' }])
