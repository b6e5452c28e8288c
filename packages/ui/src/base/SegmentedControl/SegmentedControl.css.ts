import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const base = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.border.ring,
  maxWidth: '100%',
  padding: vars.border.ring,
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
} as const

export const frame = style({ ...base, justifySelf: 'start' })
export const block = style(base)

export const segment = style({
  position: 'relative',
  display: 'grid',
  minHeight: `calc(${vars.size.control} - ${vars.space[2]})`,
  borderRadius: vars.radius.snug,
})

/** Fills the segment: it is the press target, and its background shows the selection. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
  transition: `background ${vars.duration[1]} ${vars.easing.out}`,
  selectors: {
    '&:enabled:hover': { background: vars.color.bgHover },
    '&:checked': { background: vars.color.primaryBg },
    '&:checked:hover': { background: vars.color.primaryBg },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled:checked': { background: vars.color.bgHover },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&:checked': { background: 'Highlight' },
        '&:disabled:checked': { background: 'GrayText' },
      },
    },
  },
})

export const text = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.snug,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.label,
  fontStretch: vars.stretch.badge,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  hyphens: 'auto',
  pointerEvents: 'none',
  selectors: {
    ':checked + &': { color: vars.color.primaryFg },
    ':disabled + &': { color: vars.color.fgDisabled },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        ':checked + &': { color: 'HighlightText' },
        ':disabled + &': { color: 'GrayText' },
        ':disabled:checked + &': { color: 'Canvas' },
      },
    },
  },
})
