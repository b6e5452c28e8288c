import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
})

export const scroller = style({
  // Hidden text of messages is absolutely positioned: otherwise it would not scroll with them, and lengthen the page.
  position: 'relative',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list keeps its place itself when earlier messages are added.
  overflowAnchor: 'none',
  // The ring of a button that is scrolled into view shows.
  scrollPaddingBlock: vars.space[3],
  selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.border.ring} * -1)` } },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  // Few messages are at the end, next to the field.
  justifyContent: 'flex-end',
  minHeight: '100%',
  padding: vars.space[4],
})

export const earlier = style({ display: 'grid', justifyItems: 'center', marginBlockEnd: 'auto' })

export const list = style({ display: 'grid', gap: vars.space[3], minWidth: 0 })

export const day = style({
  ...typography.label,
  justifySelf: 'center',
  paddingBlock: vars.space[2],
  color: vars.color.fgMuted,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  minWidth: 0,
})
export const own = style({ justifyItems: 'end' })
export const continued = style({ marginBlockStart: `calc(${vars.space[2]} * -1)` })

export const bubble = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  maxWidth: 'min(85%, 34rem)',
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `${vars.border.thin} solid`,
  borderRadius: vars.radius[3],
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
})
export const otherBubble = style({
  background: vars.color.bgSurface,
  borderColor: vars.color.borderDefault,
  borderEndStartRadius: vars.radius[1],
})
export const ownBubble = style({
  background: vars.color.bgSelected,
  borderColor: vars.color.borderDefault,
  borderEndEndRadius: vars.radius[1],
})

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const foot = style({
  ...typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: vars.space[2],
  color: vars.color.fgMuted,
})
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
export const failed = style({ color: vars.color.dangerFg, fontWeight: vars.weight.label })

export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  maxWidth: '100%',
})
export const error = style({ ...typography.small, color: vars.color.dangerFg })

export const newer = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space[8],
  width: 'fit-content',
  marginInline: 'auto',
  zIndex: vars.z.raised,
})

/** Always there, so that the messages do not move when someone begins to write. */
export const typing = style({
  ...typography.small,
  minHeight: `calc(${vars.leading.small} * ${vars.text.small})`,
  paddingInline: vars.space[4],
  color: vars.color.fgMuted,
})

export const skeleton = style({ display: 'grid', gap: vars.space[2], width: 'min(60%, 20rem)' })
export const ownSkeleton = style({
  display: 'grid',
  gap: vars.space[2],
  width: 'min(60%, 20rem)',
  justifySelf: 'end',
})
