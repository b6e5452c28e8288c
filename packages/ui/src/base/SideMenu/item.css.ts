import { forcedColors } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** A place or an action in a menu of pages; colours are the menu's own. */
export const item = {
  appearance: 'none',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  fontWeight: vars.weight.label,
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${vars.duration[2]} ${vars.easing.out}, color ${vars.duration[2]} ${vars.easing.out}`,
} as const

/** The line at the start of the page that is on screen. */
export const mark = {
  '&[aria-current]': { boxShadow: `inset ${vars.border.mark} 0 0 ${vars.color.accentBg}` },
  '[dir=rtl] &[aria-current]': {
    boxShadow: `inset calc(-1 * ${vars.border.mark}) 0 0 ${vars.color.accentBg}`,
  },
}

/** Where the system chooses the colours, an outline takes the place of line and tint. */
export const forcedMark = {
  [forcedColors]: {
    selectors: {
      '&[aria-current]': { outline: `${vars.border.thick} solid Highlight`, outlineOffset: '-0.125rem' },
    },
  },
}
