'use client'
import { type ReactNode, useImperativeHandle, useRef } from 'react'
import { classes } from '../../theme/classes.ts'
import { Field, type FieldProps, getAriaProps, splitFieldProps } from '../Field/Field.tsx'
import { useServedIds } from '../Field/useInput.ts'
import type { PassThroughProps, TextPassThroughProps } from '../passThrough.ts'
import type { NumberFormatOptions } from '@plomada/define'
import * as css from './NumberField.css.ts'
import { handleKey } from './handleKey.ts'
import { HiddenNumber, Steppers, Units } from './NumberFieldParts.tsx'
import { useNumberField } from './useNumberField.ts'

export interface NumberFieldProps extends FieldProps, TextPassThroughProps {
  /** The value (controlled); `null` when the field is empty. A percentage is a share: `0.25` is 25 %. */
  value?: number | null
  /** The initial value (uncontrolled). */
  defaultValue?: number
  /**
   * Called with the new value: `null` when the field is cleared, `NaN` while its text is no certain number, which the
   * field explains in words when the user leaves it. A number with more digits than numbers keep is infinite.
   */
  onChange?: (number: number | null) => void
  /** The smallest number. Without an `errorMessage`, the field explains it when the user leaves a smaller one. */
  min?: number
  /** The largest number. Without an `errorMessage`, the field explains it when the user leaves a larger one. */
  max?: number
  /** Change per press of an arrow key. The field accepts its decimals: two with `0.01`.
   * @default 1, or 1 % of a percentage */
  step?: number
  /**
   * Decimals and unit, as in `Intl.NumberFormat`: `{ style: 'currency', currency: 'EUR' }`, `{ style: 'percent' }`,
   * `{ style: 'unit', unit: 'kilogram' }` or `{ maximumFractionDigits: 2 }`.
   * @default whole numbers
   */
  formatOptions?: NumberFormatOptions
  /** Unit before the number, such as «$». */
  prefix?: string
  /** Unit after the number, such as «pages». */
  suffix?: string
  /** Shows buttons that change the number by one step.
   * @default false */
  hasSteppers?: boolean
  /** Example value, shown while the field is empty. */
  placeholder?: string
  /** Ref to the `<input>` element. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
}

/** Returns the keyboard of phones for a number. Number pads lack the minus sign. */
const getInputMode = (min: number | undefined, decimals: number) => {
  if (min !== undefined && min < 0) return 'text'
  return decimals > 0 ? 'decimal' : 'numeric'
}

/** Returns the error of the text when the user has left it, before the one of the owner. `15.0` is no mistake yet. */
const getShownError = (state: ReturnType<typeof useNumberField>, errorMessage: ReactNode): ReactNode => {
  if (state.error !== undefined) return state.isCommitted ? state.error : undefined
  return errorMessage ?? (state.isCommitted ? state.rangeError : undefined)
}

/**
 * Renders a field for a number, with decimals, a currency, a percentage or a unit. It groups the digits as the locale of
 * the provider does, and reads what people write or paste, such as «15000», «15.000», «$ 15.000» and «15.000,00». What
 * it cannot read with certainty is an error, never another number. A form receives the number in digits.
 */
export const NumberField = ({
  value,
  defaultValue,
  onChange,
  min,
  max,
  formatOptions,
  step = formatOptions?.style === 'percent' ? 0.01 : 1,
  prefix,
  suffix,
  hasSteppers = false,
  inputMode,
  ref,
  onBlur,
  name,
  ...field
}: NumberFieldProps) => {
  const ids = useServedIds(field.id)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const state = useNumberField({ value, defaultValue, onChange, min, max, step, formatOptions }, input)
  const { text, number, convention } = state
  const unit = convention.getUnit(number)
  const [before, after] = [prefix ?? unit.before, suffix ?? unit.after]
  const described = [
    field['aria-describedby'],
    prefix === undefined && before && `${ids.control}-before`,
    after && `${ids.control}-after`,
  ]
  const shown = {
    ...field,
    errorMessage: getShownError(state, field.errorMessage),
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  }
  const range = { min, max, step }
  const isLocked = Boolean(field.isDisabled || field.readOnly)

  const control = (
    <Units id={ids.control} before={before} after={after}>
      <input
        {...splitFieldProps(field).passedOn}
        {...getAriaProps(ids, shown)}
        ref={input}
        id={ids.control}
        className={classes(css.number, before && css.afterPrefix, after && css.beforeSuffix)}
        type="text"
        inputMode={inputMode ?? getInputMode(min, convention.decimals)}
        disabled={field.isDisabled}
        value={text}
        onChange={({ currentTarget, nativeEvent }) => state.onEdit(currentTarget, nativeEvent)}
        onCompositionEnd={({ currentTarget }) => state.onEdit(currentTarget, {})}
        onKeyDown={(event) => !isLocked && handleKey(event, state, range)}
        onBlur={() => {
          state.commit()
          onBlur?.()
        }}
      />
    </Units>
  )
  return (
    <Field ids={ids} {...shown}>
      {hasSteppers ? (
        <div className={css.withSteppers}>
          {control}
          <Steppers
            labelId={ids.label}
            inputId={ids.control}
            isDisabled={isLocked}
            range={{ from: number, ...range }}
            onStep={state.set}
          />
        </div>
      ) : (
        control
      )}
      <HiddenNumber name={name} form={field.form} disabled={field.isDisabled} number={number} />
    </Field>
  )
}
