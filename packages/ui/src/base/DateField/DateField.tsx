'use client'
import { type Ref, useState } from 'react'
import * as css from '../Field/Field.css.ts'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'

export interface DateFieldProps extends FieldProps {
  /** The day as ISO 8601 writes it, such as `2026-11-20`. While the field has the focus, it shows what is typed. */
  value: string | undefined
  /** Called with a whole day, and without one when the field is left empty. */
  onChange: (day?: string) => void
  /** The rendered input. */
  ref?: Ref<HTMLInputElement>
}

/** A calendar day, with the browser's own calendar. */
export const DateField = ({ value, onChange, ref, ...field }: DateFieldProps) => {
  const ids = useFieldIds()
  const [draft, setDraft] = useState<string>()
  return (
    <Field ids={ids} {...field}>
      <input
        ref={ref}
        id={ids.control}
        className={css.input}
        name={field.name}
        type="date"
        value={draft ?? value ?? ''}
        disabled={field.isDisabled}
        onChange={({ target: { value: day } }) => {
          setDraft(day)
          // While the year is typed, browsers report days of the first centuries; a part alone is an empty text.
          if (day > '1') onChange(day)
        }}
        onBlur={() => {
          if (draft === '') onChange()
          setDraft(undefined)
          field.onBlur?.()
        }}
        {...describe(ids, field)}
      />
    </Field>
  )
}
