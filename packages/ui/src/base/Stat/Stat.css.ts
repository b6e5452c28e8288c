import { style, variants, within } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
  height: '100%',
  padding: `1.125rem ${vars.space[5]}`,
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[3],
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
})

export const tone = variants({
  surface: { background: vars.color.bgSurface, boxShadow: vars.shadow[1] },
  // Raised petrol, to differ from the menu next to it.
  inverse: {
    background: vars.color.bgInverseRaised,
    color: vars.color.fgOnInverse,
    borderColor: 'transparent',
  },
})

/** A container for queries: a long number shrinks to fit its tile. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  containerType: 'inline-size',
})
within(`${figures} dt`, { overflowWrap: 'anywhere' })

const quiet = {
  color: vars.color.fgMuted,
  selectors: { '[data-surface=inverse] &': { color: vars.color.fgOnInverseMuted } },
}
export const label = style({ ...typography.label, ...quiet })

const digits = {
  marginTop: vars.space[2],
  // Left to right also in right-to-left pages, but aligned to the start of the tile.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  width: 'fit-content',
  lineHeight: vars.leading.solid,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.hero,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const
export const value = variants({
  short: { ...digits, fontSize: `min(${vars.text.figure}, 25cqi)` },
  medium: { ...digits, fontSize: `min(${vars.text.figure}, 16cqi)` },
  long: { ...digits, fontSize: `min(${vars.text.figure}, 10.5cqi)` },
  row: { ...digits, fontSize: 'inherit' },
})

export const sign = style({ fontSize: '0.6em', fontWeight: vars.weight.card, verticalAlign: '0.12em' })

export const gauge = style({ marginTop: vars.space[3] })

export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[2]}`,
  ...typography.small,
})
export const shareLabel = style(quiet)
// Fits 14 characters in one line at 200 % text size.
export const shareValue = style({
  fontSize: `min(${vars.text.small}, 12cqi)`,
  fontWeight: vars.weight.card,
})

export const note = style({ ...typography.small, ...quiet })
