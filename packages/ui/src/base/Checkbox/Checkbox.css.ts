import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const filled = '&:is(:checked, :indeterminate)'

export const box = style({
  appearance: 'none',
  gridArea: '1 / 1',
  width: vars.icon.lg,
  height: vars.icon.lg,
  margin: 0,
  border: `${vars.border.thick} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[1],
  background: vars.color.bgSurface,
  cursor: 'inherit',
  transition: `background ${vars.duration[1]} ${vars.easing.out}, border-color ${vars.duration[1]} ${vars.easing.out}`,
  selectors: {
    'label:hover &:enabled': { borderColor: vars.color.fgMuted },
    '&[aria-invalid=true]': { borderColor: vars.color.dangerSolid },
    '&:disabled': { background: vars.color.bgSunken, borderColor: vars.color.borderDefault },
    [filled]: { background: vars.color.primaryBg, borderColor: vars.color.primaryBg },
    [`${filled}:disabled`]: { background: vars.color.fgDisabled, borderColor: vars.color.fgDisabled },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [filled]: { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText' },
        [`${filled}:disabled`]: { background: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
})

export const mark = style({
  gridArea: '1 / 1',
  color: 'transparent',
  pointerEvents: 'none',
  selectors: { ':is(:checked, :indeterminate) + &': { color: vars.color.primaryFg } },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { ':is(:checked, :indeterminate) + &': { color: 'HighlightText' } },
    },
  },
})
