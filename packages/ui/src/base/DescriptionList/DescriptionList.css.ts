import { below } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const least = '13rem'
/** At most so many columns, fewer where they would be narrower than `least`. */
const upTo = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - ${count - 1} * ${vars.space[6]}) / ${count})), 1fr))`

export const list = style({ display: 'grid', columnGap: vars.space[6], rowGap: vars.space[4], minWidth: 0 })

export const columns = variants('columns', {
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: upTo(2) },
  3: { gridTemplateColumns: upTo(3) },
})

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.hair,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

/** Term and description on one line, with a line between items. */
export const rows = style({ gap: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.borderSubtle}` } },
  '@media': { [below(480)]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.hair } },
})

export const term = style({ ...typography.label, color: vars.color.fgMuted })
export const description = style({ margin: 0, minWidth: 0 })
export const missing = style([description, { color: vars.color.fgSubtle }])
