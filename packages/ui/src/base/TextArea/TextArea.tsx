'use client'
import type { Ref } from 'react'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'
import * as css from './TextArea.css.ts'
import { useWords } from '../../provider/index.ts'

export interface TextAreaProps extends FieldProps {
  /** The text, when the caller holds it. */
  value?: string
  /** The text at first, when the field holds it itself. */
  defaultValue?: string
  /** Called with the new text. */
  onChange?: (text: string) => void
  /** Height in lines; can be pulled taller.
   * @default 4 */
  rows?: number
  /** Most characters that can be typed. */
  maxLength?: number
  /** An example; never the label again. */
  placeholder?: string
  /** The drawn text area. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export const TextArea = ({
  value,
  defaultValue,
  onChange,
  rows = 4,
  maxLength,
  placeholder,
  ref,
  ...field
}: TextAreaProps) => {
  const ids = useFieldIds()
  const words = useWords()
  return (
    <Field ids={ids} {...field}>
      <textarea
        ref={ref}
        id={ids.control}
        className={css.area}
        name={field.name}
        rows={rows}
        value={value}
        defaultValue={defaultValue}
        placeholder={placeholder === undefined ? undefined : words(placeholder)}
        maxLength={maxLength}
        disabled={field.isDisabled}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={field.onBlur}
        {...describe(ids, field)}
      />
    </Field>
  )
}
