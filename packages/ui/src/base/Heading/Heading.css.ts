import { style, variants } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

// `anywhere`, not `break-word`: only so may a long word also be narrower than itself in a grid or a row.
export const heading = style({ color: 'inherit', minWidth: 0, overflowWrap: 'anywhere' })

export const size = variants({
  hero: type.hero,
  h1: type.h1,
  section: type.section,
  h2: type.h2,
  h3: type.h3,
  card: type.card,
  detail: type.detail,
})

export const focusable = style({ outlineOffset: '0.2em', borderRadius: vars.radius[1] })
