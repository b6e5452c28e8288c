import { forcedColors, reducedMotion } from '../../theme/breakpoints.ts'
import { keyframes, style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space[1]})` } })

export const popover = style({
  minWidth: '12rem',
  maxWidth: 'calc(100vw - 1rem)',
  overflowY: 'auto',
  padding: vars.space[1],
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgRaised,
  color: vars.color.fgDefault,
  boxShadow: vars.shadow[3],
  animation: `${appear} ${vars.duration[2]} ${vars.easing.out}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})

export const list = style({ outline: 'none' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.snug,
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.bgSelected },
    '&[data-focus-visible]': {
      outline: `${vars.border.ring} solid ${vars.color.focusRing}`,
      outlineOffset: `calc(-1 * ${vars.border.ring})`,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focused]': {
          outline: `${vars.border.thick} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.border.thick})`,
        },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
})
export const danger = style([item, { color: vars.color.dangerFg }])
