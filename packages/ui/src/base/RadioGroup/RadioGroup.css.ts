import { forcedColors } from '../../theme/breakpoints.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const options = variants({
  list: { display: 'grid', gap: vars.space[2] },
  row: { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.controlSmall,
  cursor: 'pointer',
  borderRadius: vars.radius[1],
  selectors: { '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' } },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})

export const circle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.icon.lg,
  height: vars.icon.lg,
  borderRadius: '50%',
  border: `${vars.border.thick} solid ${vars.color.borderControl}`,
  background: vars.color.bgSurface,
  '::after': { content: '""', width: '50%', height: '50%', borderRadius: '50%', background: 'transparent' },
  selectors: {
    '[data-selected] &': { borderColor: vars.color.primaryBg },
    '[data-selected] &::after': { background: vars.color.primaryBg },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': {
    [forcedColors]: {
      selectors: { '[data-selected] &::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})

export const description = style({ display: 'block', fontSize: vars.text.label, color: vars.color.fgMuted })
