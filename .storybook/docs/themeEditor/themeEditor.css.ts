import { from } from '../../../packages/ui/src/theme/breakpoints.ts'
import { style, within } from '../../../packages/ui/src/theme/style.ts'
import { typography } from '../../../packages/ui/src/theme/typography.css.ts'
import { vars } from '../../../packages/ui/src/theme/vars.css.ts'

const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

export const editor = style({ padding: vars.space[4], '@media': { [from(600)]: { padding: vars.space[6] } } })
export const controls = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))`,
  gap: vars.space[5],
  alignItems: 'start',
  padding: vars.space[5],
  border: line,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
})
export const legend = style({
  ...typography.small,
  fontWeight: vars.weight.label,
  marginBottom: vars.space.snug,
})
export const colorRow = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr)`,
  gap: vars.space[2],
  alignItems: 'start',
})
export const picker = style({
  width: '100%',
  height: vars.size.control,
  padding: vars.space[1],
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
  cursor: 'pointer',
})

export const panes = style({
  display: 'grid',
  gap: vars.space[4],
  marginTop: vars.space[4],
  '@media': { [from(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The surface of a page. The values of the brand are set on it, so they apply to its own style as well. */
export const pane = style({
  ...typography.body,
  minWidth: 0,
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius[3],
  fontFamily: vars.font.family,
  color: vars.color.fgDefault,
  background: vars.color.bgCanvas,
})

export const files = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const file = style({
  direction: 'ltr',
  margin: 0,
  maxHeight: vars.size.list,
  overflow: 'auto',
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius[2],
  background: vars.color.bgSunken,
  fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace',
  fontSize: vars.text.label,
  lineHeight: vars.leading.body,
})

/** Around a table: 120 rows scroll below their header. */
export const pairs = style({})
within(`${pairs} [role=group]`, { maxHeight: vars.size.dialog, overflow: 'auto' })
within(`${pairs} td > code`, { whiteSpace: 'nowrap' })
within(`${pairs} th`, { position: 'sticky', top: 0 })
