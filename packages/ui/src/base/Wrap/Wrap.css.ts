import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const wrap = style({ width: '100%', marginInline: 'auto', paddingInline: vars.gutter })

export const width = variants({
  container: { maxWidth: `calc(${vars.size.container} + 2 * ${vars.gutter})` },
  form: { maxWidth: `calc(${vars.size.form} + 2 * ${vars.gutter})` },
})
