'use client'
import { useState } from 'react'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { useInput } from '../Field/useInput.ts'
import * as css from './DateField.css.ts'
import type { PassThroughProps, TextPassThroughProps } from '../passThrough.ts'

export interface DateFieldProps extends FieldProps, Pick<TextPassThroughProps, 'readOnly'> {
  /** Date in ISO 8601 format, such as `2026-11-20`. While focused, the field shows what the user types. */
  value: string | undefined
  /** Called with a complete date, or without one when an emptied field loses focus. */
  onChange: (day?: string) => void
  /** The rendered input. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
}

/** Lets the user enter a date or pick it from the browser's calendar. */
export const DateField = ({ value, onChange, ref, ...field }: DateFieldProps) => {
  const { ids, inputProps } = useInput(field)
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? value ?? ''
  return (
    <Field ids={ids} {...field}>
      <input
        {...inputProps}
        ref={ref}
        className={css.date}
        type="date"
        value={shown}
        data-empty={shown === '' || undefined}
        onChange={({ target: { value: day } }) => {
          setDraft(day)
          // While the user types a year, browsers report dates before 1000. An incomplete date is an empty string.
          if (day > '1') onChange(day)
        }}
        onBlur={() => {
          if (draft === '') onChange()
          setDraft(undefined)
          field.onBlur?.()
        }}
      />
    </Field>
  )
}
