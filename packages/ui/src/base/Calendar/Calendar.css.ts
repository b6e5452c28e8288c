import { forcedColors } from '../../theme/breakpoints.ts'
import { style, within } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const calendar = style({
  display: 'grid',
  gap: vars.space[2],
  width: 'max-content',
  maxWidth: '100%',
  justifyItems: 'stretch',
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[2],
})
// Previous and next follow the direction of the text.
within(`[dir=rtl] ${head} svg`, { scale: '-1 1' })

export const title = style({
  ...typography.button,
  textAlign: 'center',
  // Some languages write months in lower case, even where a title starts.
  '::first-letter': { textTransform: 'uppercase' },
  display: 'block',
})

export const grid = style({ width: 'auto', marginInline: 'auto', borderSpacing: 0 })

export const weekday = style({
  ...typography.label,
  width: vars.size.cell,
  paddingBlock: vars.space[1],
  color: vars.color.fgMuted,
  textAlign: 'center',
})

export const cell = style({ width: vars.size.cell, height: vars.size.cell, padding: 0 })

export const day = style({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: vars.size.cell,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})`, zIndex: vars.z.raised },
  selectors: {
    '&:hover:not([data-selected], [aria-disabled], :disabled)': { background: vars.color.bgHover },
    // A line of the tape below the current day.
    '&[aria-current]': { fontWeight: vars.weight.heavy },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: '30%',
      bottom: vars.space[1],
      height: vars.border.ring,
      borderRadius: vars.radius[1],
      background: vars.color.accentBg,
    },
    '&[data-marked]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: vars.space.hair,
      insetInline: 0,
      marginInline: 'auto',
      width: vars.space[1],
      height: vars.space[1],
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&:is([aria-disabled], :disabled)': { color: vars.color.fgDisabled, cursor: 'not-allowed' },
    '&[aria-disabled]': { textDecoration: 'line-through' },
    '&[data-selected]': {
      background: vars.color.primaryBg,
      color: vars.color.primaryFg,
      fontWeight: vars.weight.button,
    },
    '&[data-selected]:disabled': { opacity: 0.5 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: `${vars.border.thick} solid Highlight`, outlineOffset: '-0.125rem' },
        '&[aria-current]::after': { background: 'CanvasText' },
        '&[data-marked]::before': { background: 'CanvasText' },
        '&:is([aria-disabled], :disabled)': { color: 'GrayText' },
      },
    },
  },
})
