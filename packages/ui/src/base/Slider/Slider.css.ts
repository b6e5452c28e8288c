import { createVar } from '@vanilla-extract/css'
import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const direction = createVar()

const thumb = vars.size.target
/** Set by the component: the share of the track before the thumb, from 0 to 1. */
const share = 'var(--plm-slider-share)'
// The middle of the thumb moves from half its width to the same distance from the other end.
const filled = `calc(${thumb} / 2 + ${share} * (100% - ${thumb}))`

const trackStyle = {
  height: vars.size.rule,
  borderRadius: vars.radius[1],
  background: `linear-gradient(${direction}, ${vars.color.barFill} ${filled}, ${vars.color.barTrack} 0)`,
} as const

const thumbStyle = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumb,
  height: thumb,
  // In the middle of the track, which WebKit does not do by itself.
  border: `${vars.border.thick} solid ${vars.color.bgSurface}`,
  outline: `${vars.border.thick} solid ${vars.color.barFill}`,
  outlineOffset: `calc(-1 * ${vars.border.thin})`,
  borderRadius: '50%',
  background: vars.color.accentBg,
} as const

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[4],
})

export const input = style({
  appearance: 'none',
  vars: { [direction]: '90deg' },
  width: '100%',
  minWidth: 0,
  height: vars.size.control,
  margin: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '[dir=rtl] &': { vars: { [direction]: '-90deg' } },
    '&::-webkit-slider-runnable-track': trackStyle,
    '&::-moz-range-track': trackStyle,
    '&::-webkit-slider-thumb': { ...thumbStyle, marginTop: `calc((${vars.size.rule} - ${thumb}) / 2)` },
    '&::-moz-range-thumb': thumbStyle,
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
  // The browser draws its own.
  '@media': { [forcedColors]: { appearance: 'auto' } },
})

export const value = style({
  ...typography.small,
  fontWeight: vars.weight.button,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
})

/** Keeps the width of the longest value, so that the track does not change while the thumb moves. */
export const widest = style({ display: 'block', height: 0, overflow: 'hidden', visibility: 'hidden' })

export const ends = style({
  ...typography.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
