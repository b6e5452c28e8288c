'use client'
import { useOverride } from '../../provider/index.ts'
import { type FieldProps, getAriaProps, useFieldIds } from './Field.tsx'

/** Props of a field for text. */
export interface TextInputProps extends FieldProps {
  /** The text (controlled). */
  value?: string
  /** The initial text (uncontrolled). */
  defaultValue?: string
  /** Called with the new text on every change. */
  onChange?: (text: string) => void
  /** Example text, shown while the field is empty. Do not repeat the label. */
  placeholder?: string
  /** Maximum number of characters that the user can type. */
  maxLength?: number
}

/** Returns the ids of a field and the common props of its native control. */
export const useInput = (field: Partial<FieldProps> & { placeholder?: string | undefined }) => {
  const ids = useFieldIds()
  const t = useOverride()
  return {
    ids,
    inputProps: {
      id: ids.control,
      name: field.name,
      placeholder: field.placeholder === undefined ? undefined : t(field.placeholder),
      disabled: field.isDisabled,
      onBlur: field.onBlur,
      ...getAriaProps(ids, field),
    },
  }
}
