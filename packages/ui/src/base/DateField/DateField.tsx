'use client'
import { useImperativeHandle, useRef } from 'react'
import type { FieldProps } from '../Field/Field.tsx'
import { DateInput } from './DateInput.tsx'
import { useDateField } from './useDateField.ts'
import type { PassThroughProps, TextPassThroughProps } from '../passThrough.ts'

export interface DateFieldProps extends FieldProps, Pick<TextPassThroughProps, 'readOnly'> {
  /** Date in ISO 8601 format, such as `2026-11-20`. While focused, the field shows what the user types. */
  value: string | undefined
  /**
   * Called with a complete date, or without one when the field loses focus empty or incomplete. A year of two digits is
   * completed then; one of one or three digits is an error in words.
   */
  onChange: (day?: string) => void
  /** The rendered input. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
}

/** Lets the user enter a date or pick it from the browser's calendar. */
export const DateField = ({ value, onChange, ref, ...field }: DateFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const { text, error, onEdit, commit, onPaste } = useDateField(value, onChange, input)
  return (
    <DateInput
      {...field}
      errorMessage={error ?? field.errorMessage}
      text={text}
      input={{
        ref: input,
        onChange: (event) => onEdit(event.target.value),
        onPaste: (event) => !field.readOnly && void onPaste(event),
        onBlur: (event) => {
          commit(event.target)
          field.onBlur?.()
        },
      }}
    />
  )
}
