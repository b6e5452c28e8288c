import { style, variants, within } from '../../packages/ui/src/theme/style.ts'
import { type } from '../../packages/ui/src/theme/type.css.ts'
import { vars } from '../../packages/ui/src/theme/vars.css.ts'

const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

export const page = style({
  ...type.body,
  fontFamily: vars.font.family,
  color: vars.color.fgDefault,
  // The story of a component is Spanish and may be mirrored; what is said about it is neither.
  direction: 'ltr',
})
export const head = style({ display: 'grid', gap: vars.space[3], marginBottom: vars.space[8] })
export const kicker = style({ ...type.small, color: vars.color.fgMuted })
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})
export const title = style({ ...type.h1 })
export const lead = style({
  fontSize: vars.text.lead,
  lineHeight: vars.leading.body,
  maxWidth: vars.measure.text,
})
export const section = style({ marginTop: vars.space[10], scrollMarginTop: vars.space[6] })
export const heading = style({ ...type.h3, marginBottom: vars.space[4] })
export const subheading = style({ ...type.card, marginTop: vars.space[6], marginBottom: vars.space[2] })
export const text = style({ maxWidth: vars.measure.text, marginBottom: vars.space[3] })
export const muted = style({ ...type.small, color: vars.color.fgMuted, maxWidth: vars.measure.text })
export const note = style({
  ...type.small,
  marginBlock: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  background: vars.color.bgSunken,
  borderInlineStart: `${vars.border.mark} solid ${vars.color.accentBg}`,
  borderRadius: vars.radius[1],
})

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
export const judged = variants({
  yes: { ...box, borderTop: `${vars.border.mark} solid ${vars.color.successSolid}` },
  no: { ...box, borderTop: `${vars.border.mark} solid ${vars.color.dangerSolid}` },
})
export const mark = variants({ yes: { color: vars.color.successFg }, no: { color: vars.color.dangerFg } })

/** Tables scroll by themselves; the page never does. */
export const scroller = style({ overflowX: 'auto', border: line, borderRadius: vars.radius[3] })
export const table = style({ width: '100%', borderCollapse: 'collapse', background: vars.color.bgSurface })
within(`${table} th`, {
  ...type.label,
  textAlign: 'start',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: vars.color.fgMuted,
  background: vars.color.bgSunken,
  whiteSpace: 'nowrap',
})
within(`${table} td`, {
  ...type.small,
  verticalAlign: 'top',
  textAlign: 'start',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderTop: line,
})
// A name of the code stays on one line where it leads a row.
within(`${table} td:first-child > code`, { whiteSpace: 'nowrap' })
export const code = style({
  fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace',
  fontSize: vars.text.label,
  overflowWrap: 'anywhere',
})
export const block = style({
  display: 'block',
  whiteSpace: 'pre',
  overflowX: 'auto',
  marginBlock: vars.space[3],
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius[2],
  background: vars.color.bgSunken,
  fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace',
  fontSize: vars.text.label,
  lineHeight: vars.leading.body,
})
export const key = style({
  ...type.label,
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

const badge = {
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  whiteSpace: 'nowrap',
} as const
export const badgeOf = variants({
  good: { ...badge, color: vars.color.successFg, background: vars.color.successBg },
  open: { ...badge, color: vars.color.warningFg, background: vars.color.warningBg },
  bad: { ...badge, color: vars.color.dangerFg, background: vars.color.dangerBg },
  quiet: { ...badge, color: vars.color.fgMuted, background: vars.color.bgSunken },
})

export const speech = style({
  ...type.small,
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
const asManyAs = (narrowest: string) => `repeat(auto-fill, minmax(${narrowest}, 1fr))`
const tiles = { display: 'grid', gap: vars.space[4] }
export const swatches = style({ ...tiles, gridTemplateColumns: asManyAs(vars.size.menu) })
export const swatch = style({ ...box, padding: 0, overflow: 'hidden' })
export const halves = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', height: vars.space[18] })
export const caption = style({ padding: vars.space[3], display: 'grid', gap: vars.space.hair })
export const tryout = style({ ...type.card, padding: vars.space[3], borderRadius: vars.radius[1] })
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
export const icons = style({ ...tiles, gridTemplateColumns: asManyAs('8.75rem') })
/** Corners and shadows, with the room that the largest shadow takes. */
export const samples = style({ ...tiles, gap: vars.space[6], gridTemplateColumns: asManyAs('10.5rem') })
export const art = style({
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  background: vars.color.bgSunken,
  // The material of no trade is drawn in the colour of its place.
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

// Prose of the pages that are written in Markdown.
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
  ...type.card,
  marginTop: vars.space[6],
  marginBottom: vars.space[2],
})
// Not the links of the stories on the page: those look as the product has them.
within(`${page} a:not(.docs-story a)`, { color: vars.color.linkFg, textUnderlineOffset: vars.border.ring })

export const voice = variants({
  hero: type.hero,
  h1: type.h1,
  section: type.section,
  h2: type.h2,
  h3: type.h3,
  card: type.card,
  detail: type.detail,
  body: type.body,
  small: type.small,
  label: type.label,
  badge: type.badge,
  button: type.button,
  price: type.price,
})
export const voiceRow = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatarLarge} 1fr`,
  alignItems: 'baseline',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: line,
})
export const lifted = variants({
  1: { boxShadow: vars.shadow[1], borderRadius: vars.radius[3] },
  2: { boxShadow: vars.shadow[2], borderRadius: vars.radius[3] },
  3: { boxShadow: vars.shadow[3], borderRadius: vars.radius[3] },
})
within(runner, { transition: `transform ${vars.duration[2]} ${vars.easing.out}` })
within(`${track}:is(:hover, :focus-visible) ${runner}`, {
  transform: `translateX(calc(100cqi - ${vars.space[8]}))`,
})
export const face = style({
  width: vars.size.avatarLarge,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius[3],
})
export const change = style({ ...box, display: 'grid', gap: vars.space[2], marginBottom: vars.space[4] })
within(`${page} table:not([class])`, {
  width: '100%',
  borderCollapse: 'collapse',
  background: vars.color.bgSurface,
})
within(`${page} table:not([class]) :is(th, td)`, {
  ...type.small,
  textAlign: 'start',
  verticalAlign: 'top',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
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
export const phone = style({ maxWidth: '430px' })
