'use client'
import { Field } from '../Field/Field.tsx'
import { type TextInputProps, useInput } from '../Field/useInput.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './TextArea.css.ts'

export interface TextAreaProps extends TextInputProps {
  /** Initial height in lines. The user can make the field taller.
   * @default 4 */
  rows?: number
  /** Ref to the `<textarea>` element. */
  ref?: PassThroughProps<HTMLTextAreaElement>['ref']
}

/** Renders a field for several lines of text. */
export const TextArea = ({
  value,
  defaultValue,
  onChange,
  rows = 4,
  maxLength,
  ref,
  ...field
}: TextAreaProps) => {
  const { ids, inputProps } = useInput(field)
  return (
    <Field ids={ids} {...field}>
      <textarea
        {...inputProps}
        ref={ref}
        className={css.area}
        rows={rows}
        value={value}
        defaultValue={defaultValue}
        maxLength={maxLength}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  )
}
