import { forcedColors, from } from '../../theme/breakpoints.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const options = variants({
  list: { display: 'grid', gap: vars.space[2] },
  row: { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` },
  columns: {
    display: 'grid',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from(600)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.controlSmall,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' } },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.icon.lg,
  height: vars.icon.lg,
  border: `${vars.border.thick} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[1],
  background: vars.color.bgSurface,
  color: 'transparent',
  selectors: {
    '[data-selected] > &': {
      background: vars.color.primaryBg,
      borderColor: vars.color.primaryBg,
      color: vars.color.primaryFg,
    },
    '[data-invalid] > &': { borderColor: vars.color.dangerSolid },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-selected] > &': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
