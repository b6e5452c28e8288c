import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'

/** One press selects it whole. */
export const code = style({
  ...typography.h2,
  margin: 0,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
