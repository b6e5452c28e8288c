'use client'
import type { Ref } from 'react'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import * as css from './NumberField.css.ts'

export interface NumberFieldProps extends FieldProps {
  /** The number, when the caller holds it; `null` when the box is empty. */
  value?: number | null
  /** The number at first, when the field holds it itself. */
  defaultValue?: number
  /** Called with the new number, or `null` when the box is emptied. */
  onChange?: (number: number | null) => void
  /** Least number that is right. */
  min?: number
  /** Greatest number that is right. */
  max?: number
  /** How far an arrow key goes.
   * @default 1 */
  step?: number
  /** Unit before the number, such as «$». */
  prefix?: string
  /** An example. */
  placeholder?: string
  /** The drawn input. */
  ref?: Ref<HTMLInputElement>
}

const boxed = (value: number | null | undefined) => (value === null ? '' : value)

/** A whole number. The wheel never changes it, only typing and arrow keys do. */
export const NumberField = ({
  value,
  defaultValue,
  onChange,
  min,
  max,
  step = 1,
  prefix,
  placeholder,
  ref,
  ...rest
}: NumberFieldProps) => {
  const ids = useFieldIds()
  return (
    <Field ids={ids} {...rest}>
      <div className={field.adorned}>
        {prefix && (
          <span className={field.adornment} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          ref={ref}
          id={ids.control}
          className={prefix ? css.afterPrefix : css.number}
          name={rest.name}
          type="number"
          inputMode="numeric"
          value={boxed(value)}
          defaultValue={defaultValue}
          min={min}
          max={max}
          step={step}
          placeholder={placeholder}
          disabled={rest.isDisabled}
          onChange={({ target }) => onChange?.(target.value === '' ? null : target.valueAsNumber)}
          // A focused number box takes the wheel for itself while the page is being scrolled.
          onWheel={(event) => event.currentTarget.blur()}
          onBlur={rest.onBlur}
          {...describe(ids, rest)}
        />
      </div>
    </Field>
  )
}
