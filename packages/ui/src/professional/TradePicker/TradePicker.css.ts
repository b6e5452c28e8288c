import { below } from '../../theme/breakpoints.ts'
import { tile as plainTile } from '../../base/CheckboxGroup/Tiles.css.ts'
import * as composite from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
  gap: vars.space[2],
  // Two columns on a phone: one column would be three screens tall.
  '@media': { [below(600)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const tile = composite.style([
  plainTile,
  {
    minWidth: 0,
    gap: vars.space[2],
    '@media': { [below(600)]: { gap: vars.space.snug, paddingInline: vars.space[2] } },
  },
])
export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  lineHeight: vars.leading.tight,
  fontStretch: vars.stretch.label,
  '@media': { [below(600)]: { fontSize: vars.text.label } },
})
