'use client'
import { type KeyboardEvent, useImperativeHandle, useRef } from 'react'
import { Field, type FieldProps, getAriaProps, splitFieldProps, useFieldIds } from '../Field/Field.tsx'
import { adorned, adornment } from '../Field/Field.css.ts'
import type { PassThroughProps, TextPassThroughProps } from '../passThrough.ts'
import * as css from './NumberField.css.ts'
import { stepValue } from './stepValue.ts'
import { useNumberField } from './useNumberField.ts'

export interface NumberFieldProps extends FieldProps, TextPassThroughProps {
  /** The value (controlled); `null` when the field is empty. */
  value?: number | null
  /** The initial value (uncontrolled). */
  defaultValue?: number
  /**
   * Called with the new value: `null` when the field is cleared, `NaN` while its text is no certain whole number, which
   * the field explains in words when the user leaves it.
   */
  onChange?: (number: number | null) => void
  /** The smallest number that arrow keys reach. */
  min?: number
  /** The largest number that arrow keys reach. */
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

/**
 * Renders a field for a whole number or an amount of money. It groups the digits as the locale of the provider does,
 * and reads what people write or paste, such as «15000», «15.000», «$ 15.000» and «15.000,00». A form receives the
 * number in digits.
 */
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
  onBlur,
  name,
  ...field
}: NumberFieldProps) => {
  const ids = useFieldIds(field.id)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const { text, number, error, isCommitted, ...actions } = useNumberField(
    { value, defaultValue, onChange },
    input,
  )
  // While the user types, `15.0` is no mistake yet.
  const ownError = isCommitted ? error : undefined
  const shown = { ...field, errorMessage: error === undefined ? field.errorMessage : ownError }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (field.readOnly) return
    if (event.key === 'Enter') actions.commit()
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key)
    if (isUndo) {
      event.preventDefault()
      if (event.shiftKey || event.key.toLowerCase() === 'y') actions.redo()
      else actions.undo()
    }
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    const next = stepValue(event.key, { from: number, min, max, step })
    if (next === null) return
    event.preventDefault()
    if (next !== number) actions.set(next)
  }
  return (
    <Field ids={ids} {...shown}>
      <div className={adorned}>
        {prefix && (
          <span className={adornment} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...splitFieldProps(field).passedOn}
          {...getAriaProps(ids, shown)}
          ref={input}
          id={ids.control}
          className={prefix ? css.afterPrefix : css.number}
          type="text"
          inputMode={inputMode}
          disabled={field.isDisabled}
          value={text}
          onChange={({ currentTarget, nativeEvent }) => actions.onEdit(currentTarget, nativeEvent)}
          onCompositionEnd={({ currentTarget }) => actions.onEdit(currentTarget, {})}
          onKeyDown={onKeyDown}
          onBlur={() => {
            actions.commit()
            onBlur?.()
          }}
        />
      </div>
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          form={field.form}
          value={number === null || Number.isNaN(number) ? '' : number}
          disabled={field.isDisabled}
        />
      )}
    </Field>
  )
}
