import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

// `anywhere`, not `break-word`, which does not reduce the minimum width of a long word in a grid or flex row.
export const heading = style({ color: 'inherit', minWidth: 0, overflowWrap: 'anywhere' })

export const size = variants({
  hero: typography.hero,
  h1: typography.h1,
  section: typography.section,
  h2: typography.h2,
  h3: typography.h3,
  card: typography.card,
  detail: typography.detail,
})

export const focusable = style({ outlineOffset: '0.2em', borderRadius: vars.radius[1] })
