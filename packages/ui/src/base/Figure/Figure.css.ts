import { style, variants, within } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
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
  // The raised petrol, because the menu beside it is the plain one.
  inverse: {
    background: vars.color.bgInverseRaised,
    color: vars.color.fgOnInverse,
    borderColor: 'transparent',
  },
})

/** The figures measure their own tile, so that a long one shrinks instead of breaking out of it. */
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
export const label = style({ ...type.label, ...quiet })

const digits = {
  marginTop: vars.space[2],
  // A number reads from left to right in a page that is mirrored too, but stands at the start of its tile.
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
  ...type.small,
})
export const shareLabel = style(quiet)
// As large as its tile can hold in one line: fourteen signs at letters of twice the size.
export const shareValue = style({
  fontSize: `min(${vars.text.small}, 12cqi)`,
  fontWeight: vars.weight.card,
})

export const note = style({ ...type.small, ...quiet })
