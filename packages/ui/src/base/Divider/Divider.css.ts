import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const divider = style({ border: 0, margin: 0, width: '100%' })
export const variant = variants({
  line: { borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}` },
  dashed: { borderTop: `${vars.border.thin} dashed ${vars.color.borderDefault}` },
})
