import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { useInput } from '../Field/useInput.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './DateField.css.ts'

interface DateInputProps extends FieldProps {
  /** Date in ISO 8601 format, or empty text. */
  text: string
  /** Attributes and handlers of the input. */
  input?: InputHTMLAttributes<HTMLInputElement> & Pick<PassThroughProps<HTMLInputElement>, 'ref'>
}

/** Renders the native date input with its frame, without the behavior of a date field. */
export const DateInput = ({ text, input = { readOnly: true }, ...field }: DateInputProps) => {
  const { ids, inputProps } = useInput(field)
  return (
    <Field ids={ids} {...field}>
      <input
        {...inputProps}
        className={css.date}
        type="date"
        // Browsers then accept no fifth digit of a year.
        max="9999-12-31"
        value={text}
        data-empty={text === '' || undefined}
        {...input}
      />
    </Field>
  )
}
