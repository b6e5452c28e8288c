import { style, variants } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const heading = style({ color: 'inherit', overflowWrap: 'break-word' })

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
