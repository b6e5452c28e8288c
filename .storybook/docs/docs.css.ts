import { style, variants, within } from '../../packages/ui/src/theme/style.ts'
import { typography } from '../../packages/ui/src/theme/typography.css.ts'
import { vars } from '../../packages/ui/src/theme/vars.css.ts'

const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

export const page = style({
  ...typography.body,
  fontFamily: vars.font.family,
  color: vars.color.fgDefault,
  // Only stories follow the direction of the toolbar.
  direction: 'ltr',
})
export const head = style({ display: 'grid', gap: vars.space[3], marginBottom: vars.space[8] })
export const category = style({ ...typography.small, color: vars.color.fgMuted })
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})
export const title = style({ ...typography.h1 })
export const lead = style({
  fontSize: vars.text.lead,
  lineHeight: vars.leading.body,
  maxWidth: vars.measure.text,
})
export const section = style({ marginTop: vars.space[10], scrollMarginTop: vars.space[6] })
export const heading = style({ ...typography.h3, marginBottom: vars.space[4] })
export const subheading = style({ ...typography.card, marginTop: vars.space[6], marginBottom: vars.space[2] })
export const text = style({ maxWidth: vars.measure.text, marginBottom: vars.space[3] })
export const muted = style({ ...typography.small, color: vars.color.fgMuted, maxWidth: vars.measure.text })

export const list = style({ display: 'grid', gap: vars.space[2], maxWidth: vars.measure.text })
export const numbered = style({ counterReset: 'part' })
within(`${numbered} > li`, {
  counterIncrement: 'part',
  display: 'grid',
  gridTemplateColumns: `${vars.space[8]} 1fr`,
  alignItems: 'baseline',
})
within(`${numbered} > li::before`, {
  content: 'counter(part)',
  color: vars.color.accentText,
  fontWeight: vars.weight.card,
  fontVariantNumeric: 'tabular-nums',
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.sheet}), 1fr))`,
  gap: vars.space[4],
})
const box = {
  padding: vars.space[5],
  border: line,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
}
export const card = style(box)
export const rules = variants({
  success: { ...box, borderTop: `${vars.border.mark} solid ${vars.color.successSolid}` },
  danger: { ...box, borderTop: `${vars.border.mark} solid ${vars.color.dangerSolid}` },
})
export const rulesTitle = variants('rulesTitle', {
  success: { color: vars.color.successFg },
  danger: { color: vars.color.dangerFg },
})

export const scroller = style({ overflowX: 'auto', border: line, borderRadius: vars.radius[3] })
const tableStyle = { width: '100%', borderCollapse: 'collapse', background: vars.color.bgSurface } as const
const cell = { textAlign: 'start', paddingBlock: vars.space[2], paddingInline: vars.space[4] } as const
export const table = style(tableStyle)
within(`${table} th`, {
  ...typography.label,
  ...cell,
  color: vars.color.fgMuted,
  background: vars.color.bgSunken,
  whiteSpace: 'nowrap',
})
within(`${table} td`, { ...typography.small, ...cell, verticalAlign: 'top', borderTop: line })
within(`${table} td:first-child > code`, { whiteSpace: 'nowrap' })
const monospace = { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', fontSize: vars.text.label }
export const code = style({ ...monospace, overflowWrap: 'anywhere' })
export const block = style({
  ...monospace,
  display: 'block',
  whiteSpace: 'pre',
  overflowX: 'auto',
  marginBlock: vars.space[3],
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius[2],
  background: vars.color.bgSunken,
  lineHeight: vars.leading.body,
})
export const key = style({
  ...typography.label,
  display: 'inline-block',
  minWidth: vars.size.target,
  paddingInline: vars.space[2],
  textAlign: 'center',
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderBottomWidth: vars.border.ring,
  borderRadius: vars.radius[1],
  background: vars.color.bgSurface,
  whiteSpace: 'nowrap',
})
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

const badgeBase = {
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  whiteSpace: 'nowrap',
} as const
export const badge = variants('badge', {
  success: { ...badgeBase, color: vars.color.successFg, background: vars.color.successBg },
  warning: { ...badgeBase, color: vars.color.warningFg, background: vars.color.warningBg },
  danger: { ...badgeBase, color: vars.color.dangerFg, background: vars.color.dangerBg },
  neutral: { ...badgeBase, color: vars.color.fgMuted, background: vars.color.bgSunken },
})

export const output = style({
  ...typography.small,
  display: 'grid',
  gap: vars.space.hair,
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
  border: line,
  borderRadius: vars.radius[3],
  background: vars.color.bgSunken,
  maxHeight: vars.size.menu,
  overflowY: 'auto',
})

export const link = style({ color: vars.color.linkFg, textUnderlineOffset: vars.border.ring })

// Foundations.
const autoFill = (narrowest: string) => `repeat(auto-fill, minmax(${narrowest}, 1fr))`
const tiles = { display: 'grid', gap: vars.space[4] }
export const swatches = style({ ...tiles, gridTemplateColumns: autoFill(vars.size.menu) })
export const swatch = style({ ...box, padding: 0, overflow: 'hidden' })
export const themePair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', height: vars.space[18] })
export const caption = style({ padding: vars.space[3], display: 'grid', gap: vars.space.hair })
export const contrastSample = style({
  ...typography.card,
  padding: vars.space[3],
  borderRadius: vars.radius[1],
})
export const dot = style({
  display: 'inline-block',
  width: vars.size.bar,
  height: vars.size.bar,
  borderRadius: vars.radius.full,
  background: 'currentcolor',
})
export const ruler = style({
  height: vars.space[5],
  background: vars.color.tapeBg,
  borderInline: `${vars.border.thick} solid ${vars.color.tapeTick}`,
})
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.avatarLarge,
  background: vars.color.bgSurface,
})
export const stage = style({ ...box, background: vars.color.bgCanvas })
export const specimen = style({ overflowWrap: 'anywhere', color: vars.color.fgDefault })
export const icon = style({
  ...box,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
})
export const icons = style({ ...tiles, gridTemplateColumns: autoFill('8.75rem') })
/** The gap fits the largest shadow. */
export const samples = style({ ...tiles, gap: vars.space[6], gridTemplateColumns: autoFill('10.5rem') })
export const art = style({
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  background: vars.color.bgSunken,
  // The swatch without a trade uses `currentColor`.
  color: vars.color.borderSubtle,
})
export const runner = style({
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: vars.radius[2],
  background: vars.color.accentBg,
})
export const track = style({
  ...box,
  padding: vars.space[2],
  overflow: 'hidden',
  containerType: 'inline-size',
})

// Markdown.
within(`${page} p:not([class])`, { maxWidth: vars.measure.text, marginBottom: vars.space[3] })
within(`${page} :is(ul, ol):not([class])`, {
  maxWidth: vars.measure.text,
  marginBottom: vars.space[3],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
})
within(`${page} ol:not([class])`, { listStyle: 'decimal' })
within(`${page} li`, { marginBlock: vars.space.hair })
within(`${page} :is(h2, h3):not([class])`, {
  ...typography.card,
  marginTop: vars.space[6],
  marginBottom: vars.space[2],
})
// Except links of the stories on the page.
within(`${page} a:not(.docs-story a)`, { color: vars.color.linkFg, textUnderlineOffset: vars.border.ring })

export const textStyle = variants({
  hero: typography.hero,
  h1: typography.h1,
  section: typography.section,
  h2: typography.h2,
  h3: typography.h3,
  card: typography.card,
  detail: typography.detail,
  body: typography.body,
  small: typography.small,
  label: typography.label,
  badge: typography.badge,
  button: typography.button,
  price: typography.price,
})
export const textStyleRow = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatarLarge} 1fr`,
  alignItems: 'baseline',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: line,
})
export const elevation = variants('elevation', {
  1: { boxShadow: vars.shadow[1], borderRadius: vars.radius[3] },
  2: { boxShadow: vars.shadow[2], borderRadius: vars.radius[3] },
  3: { boxShadow: vars.shadow[3], borderRadius: vars.radius[3] },
})
within(runner, { transition: `transform ${vars.duration[2]} ${vars.easing.out}` })
within(`${track}:is(:hover, :focus-visible) ${runner}`, {
  transform: `translateX(calc(100cqi - ${vars.space[8]}))`,
})
export const portrait = style({
  width: vars.size.avatarLarge,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius[3],
})
export const changeset = style({ ...box, display: 'grid', gap: vars.space[2], marginBottom: vars.space[4] })
within(`${page} table:not([class])`, tableStyle)
within(`${page} table:not([class]) :is(th, td)`, {
  ...typography.small,
  ...cell,
  verticalAlign: 'top',
  borderBottom: line,
})
within(`${page} table:not([class]) th`, { color: vars.color.fgMuted, background: vars.color.bgSunken })
export const hero = style({
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
  color: vars.color.fgOnInverse,
  background: vars.color.bgInverse,
  borderRadius: vars.radius[4],
})
export const house = style({ width: '100%', maxWidth: vars.size.form })
export const phoneWidth = style({ maxWidth: '430px' })
