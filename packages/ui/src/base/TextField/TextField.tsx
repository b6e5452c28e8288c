'use client'
import { Field } from '../Field/Field.tsx'
import * as css from '../Field/Field.css.ts'
import { type TextInputProps, useInput } from '../Field/useInput.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'

export interface TextFieldProps extends TextInputProps {
  /** Input type. Determines the keyboard on touch devices.
   * @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  /** Autofill hint for the browser, as in HTML. */
  autoComplete?: string
  /** Icon at the start of the field. */
  icon?: IconNode
  /** Ref to the `<input>` element. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
}

/** Renders a field for one line of text. */
export const TextField = ({
  value,
  defaultValue,
  onChange,
  type = 'text',
  autoComplete,
  maxLength,
  icon,
  ref,
  ...field
}: TextFieldProps) => {
  const { ids, inputProps } = useInput(field)
  return (
    <Field ids={ids} {...field}>
      <div className={css.adorned}>
        {icon && (
          <span className={css.adornment}>
            <Icon icon={icon} />
          </span>
        )}
        <input
          {...inputProps}
          ref={ref}
          className={icon ? css.afterAdornment : css.input}
          type={type}
          value={value}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          maxLength={maxLength}
          onChange={(event) => onChange?.(event.target.value)}
        />
      </div>
    </Field>
  )
}
