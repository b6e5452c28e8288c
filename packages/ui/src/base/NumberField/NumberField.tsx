'use client'
import type { KeyboardEvent } from 'react'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { adorned, adornment } from '../Field/Field.css.ts'
import { useInput } from '../Field/useInput.ts'
import type { PassThroughProps, TextPassThroughProps } from '../passThrough.ts'
import * as css from './NumberField.css.ts'
import { stepValue } from './stepValue.ts'

export interface NumberFieldProps extends FieldProps, TextPassThroughProps {
  /** The value (controlled); `null` when the field is empty. */
  value?: number | null
  /** The initial value (uncontrolled). */
  defaultValue?: number
  /** Called with the new value, or `null` when the field is cleared. */
  onChange?: (number: number | null) => void
  /** The smallest valid number. */
  min?: number
  /** The largest valid number. */
  max?: number
  /** Change per press of an arrow key.
   * @default 1 */
  step?: number
  /** Unit before the number, such as «$». */
  prefix?: string
  /** Example value, shown while the field is empty. */
  placeholder?: string
  /** Ref to the `<input>` element. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
}

/** Sets the value of an input and dispatches the event that React's `onChange` listens for. */
const setInputValue = (input: HTMLInputElement, number: number) => {
  input.valueAsNumber = number
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Renders a field for a whole number. Scrolling over it never changes the value. */
export const NumberField = ({
  value,
  defaultValue,
  onChange,
  min,
  max,
  step = 1,
  prefix,
  inputMode = 'numeric',
  ref,
  ...field
}: NumberFieldProps) => {
  const { ids, inputProps } = useInput(field)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const next = stepValue(event.key, { from: input.valueAsNumber, min, max, step })
    // With a modifier, Home and End select text or move the caret.
    if (next === null || field.readOnly || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
      return
    event.preventDefault()
    if (next !== input.valueAsNumber) setInputValue(input, next)
  }
  return (
    <Field ids={ids} {...field}>
      <div className={adorned}>
        {prefix && (
          <span className={adornment} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...inputProps}
          ref={ref}
          className={prefix ? css.afterPrefix : css.number}
          type="number"
          inputMode={inputMode}
          value={value === null ? '' : value}
          defaultValue={defaultValue}
          min={min}
          max={max}
          step={step}
          onChange={({ target }) => onChange?.(target.value === '' ? null : target.valueAsNumber)}
          onKeyDown={onKeyDown}
          // A focused number input changes its value when the wheel turns.
          onWheel={(event) => event.currentTarget.blur()}
        />
      </div>
    </Field>
  )
}
