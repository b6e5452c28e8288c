import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const movement = `calc(${vars.size.control} - ${vars.icon.xl})`

export const track = style({
  appearance: 'none',
  display: 'grid',
  alignItems: 'center',
  width: vars.size.control,
  height: vars.icon.xl,
  margin: 0,
  padding: vars.space.hair,
  border: `${vars.border.thick} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.bgSurface,
  cursor: 'inherit',
  transition: `background ${vars.duration[1]} ${vars.easing.out}, border-color ${vars.duration[1]} ${vars.easing.out}`,
  '::before': {
    content: '""',
    width: vars.icon.sm,
    height: vars.icon.sm,
    borderRadius: '50%',
    background: vars.color.borderControl,
    transition: `translate ${vars.duration[1]} ${vars.easing.out}`,
  },
  selectors: {
    'label:hover &:enabled': { borderColor: vars.color.fgMuted },
    '&[aria-invalid=true]': { borderColor: vars.color.dangerSolid },
    '&:checked': { background: vars.color.primaryBg, borderColor: vars.color.primaryBg },
    '&:checked::before': { background: vars.color.primaryFg, translate: movement },
    '[dir=rtl] &:checked::before': { translate: `calc(-1 * ${movement})` },
    '&:disabled': { background: vars.color.bgSunken, borderColor: vars.color.borderDefault },
    '&:disabled::before': { background: vars.color.fgDisabled },
    '&:checked:disabled': { background: vars.color.fgDisabled, borderColor: vars.color.fgDisabled },
    '&:checked:disabled::before': { background: vars.color.bgSurface },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      '::before': { background: 'CanvasText' },
      selectors: {
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
})
