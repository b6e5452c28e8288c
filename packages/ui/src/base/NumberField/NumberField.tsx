'use client'
import type { KeyboardEvent, Ref } from 'react'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import * as css from './NumberField.css.ts'
import { spun } from './spin.ts'
import { useWords } from '../../provider/index.ts'

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

/** Writes a number as if it had been typed, so that whoever listens hears of it. */
const write = (input: HTMLInputElement, number: number) => {
  input.valueAsNumber = number
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const boxed = (value: number | null | undefined) => (value === null ? '' : value)

/** A whole number. The wheel never changes it, only typing and keys do. */
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
  const words = useWords()
  const spin = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const next = spun(event.key, { from: input.valueAsNumber, min, max, step })
    // With Shift or Control, Home and End select and jump in the text.
    if (next === null || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    if (next !== input.valueAsNumber) write(input, next)
  }
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
          placeholder={placeholder === undefined ? undefined : words(placeholder)}
          disabled={rest.isDisabled}
          onChange={({ target }) => onChange?.(target.value === '' ? null : target.valueAsNumber)}
          onKeyDown={spin}
          // A focused number box takes the wheel for itself while the page is being scrolled.
          onWheel={(event) => event.currentTarget.blur()}
          onBlur={rest.onBlur}
          {...describe(ids, rest)}
        />
      </div>
    </Field>
  )
}
