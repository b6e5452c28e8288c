'use client'
import type { Ref } from 'react'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'
import * as css from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Picture } from '../Icon/icons.ts'
import { useWords } from '../../provider/index.ts'

export interface TextFieldProps extends FieldProps {
  /** The text, when the caller holds it. */
  value?: string
  /** The text at first, when the field holds it itself. */
  defaultValue?: string
  /** Called with the new text. */
  onChange?: (text: string) => void
  /** Kind of text; chooses the keyboard on phones.
   * @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  /** What the browser may fill in, as in HTML. */
  autoComplete?: string
  /** An example; never the label again. */
  placeholder?: string
  /** Most characters that can be typed. */
  maxLength?: number
  /** Picture inside the start of the box. */
  icon?: Picture
  /** The drawn input. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export const TextField = ({
  value,
  defaultValue,
  onChange,
  type = 'text',
  autoComplete,
  placeholder,
  maxLength,
  icon,
  ref,
  ...field
}: TextFieldProps) => {
  const ids = useFieldIds()
  const words = useWords()
  return (
    <Field ids={ids} {...field}>
      <div className={css.adorned}>
        {icon && (
          <span className={css.adornment}>
            <Icon picture={icon} />
          </span>
        )}
        <input
          ref={ref}
          id={ids.control}
          className={icon ? css.afterAdornment : css.input}
          name={field.name}
          type={type}
          value={value}
          defaultValue={defaultValue}
          placeholder={placeholder === undefined ? undefined : words(placeholder)}
          autoComplete={autoComplete}
          maxLength={maxLength}
          disabled={field.isDisabled}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={field.onBlur}
          {...describe(ids, field)}
        />
      </div>
    </Field>
  )
}
