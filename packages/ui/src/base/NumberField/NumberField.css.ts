import { style } from '../../theme/compositeStyle.ts'
import { afterAdornment, input } from '../Field/Field.css.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

export const number = style([input, figures])
export const afterPrefix = style([afterAdornment, figures, { paddingInlineStart: '2rem' }])
