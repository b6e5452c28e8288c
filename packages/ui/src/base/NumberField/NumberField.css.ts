import { style as plainStyle } from '../../theme/style.ts'
import { style } from '../../theme/compositeStyle.ts'
import { vars } from '../../theme/vars.css.ts'
import { adornment, input } from '../Field/Field.css.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

/** Room for a unit: at least that of «$». The component sets its length in characters. */
const getRoom = (length: string) => `max(2rem, calc(var(${length}) * 1ch + ${vars.space[5]}))`

export const number = style([input, figures])
export const afterPrefix = style({ paddingInlineStart: getRoom('--plm-prefix-length') })
export const beforeSuffix = style({ paddingInlineEnd: getRoom('--plm-suffix-length') })
export const suffix = style([adornment, { insetInlineStart: 'auto', insetInlineEnd: vars.space[3] }])

export const withSteppers = plainStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  gap: vars.space.snug,
})

export const stepper = plainStyle({
  appearance: 'none',
  width: vars.size.control,
  minHeight: vars.size.control,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
  color: vars.color.fgDefault,
  cursor: 'pointer',
  // Two quick presses must not zoom.
  touchAction: 'manipulation',
  ':hover': { borderColor: vars.color.fgMuted },
  ':disabled': {
    background: vars.color.bgSunken,
    color: vars.color.fgDisabled,
    borderColor: vars.color.borderDefault,
    cursor: 'not-allowed',
  },
})
