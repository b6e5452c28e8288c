import { tile as plainTile } from '../../base/CheckboxGroup/CheckboxGroup.css.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
  gap: vars.space[2],
})

export const tile = style([plainTile, { minWidth: 0, gap: vars.space[2] }])
export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.tight,
  fontStretch: vars.stretch.label,
})
