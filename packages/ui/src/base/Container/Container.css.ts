import { gutter } from '../../theme/gutter.css.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const container = style({ width: '100%', marginInline: 'auto', paddingInline: gutter })

export const width = variants({
  container: { maxWidth: `calc(${vars.size.container} + 2 * ${gutter})` },
  form: { maxWidth: `calc(${vars.size.form} + 2 * ${gutter})` },
})
