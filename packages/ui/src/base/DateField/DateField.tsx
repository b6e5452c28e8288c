'use client'
import { type Ref, useState } from 'react'
import * as css from '../Field/Field.css.ts'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'

export interface DateFieldProps extends FieldProps {
  /** The day as ISO 8601 writes it, such as `2026-11-20`; empty for none. When it changes from outside, the field follows. */
  value: string
  /** Called with a whole day, and with an empty text when the field is left empty. */
  onChange: (day: string) => void
  /** The rendered input. */
  ref?: Ref<HTMLInputElement>
}

const isWhole = (day: string) => /^[12]\d{3}-/.test(day)

/** A calendar day, with the browser's own calendar. */
export const DateField = ({ value, onChange, ref, ...field }: DateFieldProps) => {
  const ids = useFieldIds()
  const [typed, setTyped] = useState(value)
  const [applied, setApplied] = useState(value)
  if (value !== applied) {
    setApplied(value)
    setTyped(value)
  }
  const apply = (day: string) => {
    setApplied(day)
    onChange(day)
  }
  return (
    <Field ids={ids} {...field}>
      <input
        ref={ref}
        id={ids.control}
        className={css.input}
        name={field.name}
        type="date"
        value={typed}
        disabled={field.isDisabled}
        onChange={({ target }) => {
          setTyped(target.value)
          // While the year is typed, browsers report days of the first centuries; a part alone is an empty text.
          if (isWhole(target.value)) apply(target.value)
        }}
        onBlur={() => {
          if (typed === '' && applied !== '') apply('')
          field.onBlur?.()
        }}
        {...describe(ids, field)}
      />
    </Field>
  )
}
