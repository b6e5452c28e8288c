import { forcedColors } from '../../theme/breakpoints.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Cards next to each other where they fit, else below each other. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.card}), 1fr))`,
  gap: vars.space[3],
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  border: `${vars.border.thick} solid ${vars.color.borderControl}`,
  background: vars.color.bgSurface,
  cursor: 'pointer',
  transition: `background ${vars.duration[1]} ${vars.easing.out}`,
  selectors: {
    '&[data-hovered]:not([data-selected])': { background: vars.color.bgHover },
    '&[data-selected]': { borderColor: vars.color.primaryBg, background: vars.color.bgSelected },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const top = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

/** Square behind the icon. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius[2],
  background: vars.color.accentTint,
  selectors: { '[data-selected] &': { background: vars.color.bgSurface } },
})

export const title = style({ display: 'block', fontWeight: vars.weight.label, marginBottom: vars.space[1] })
