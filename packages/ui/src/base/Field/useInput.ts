'use client'
import type { TextPassThroughProps } from '../passThrough.ts'
import { useServedInput } from './useEarlyInput.ts'
import { type FieldProps, getAriaProps, splitFieldProps, useFieldIds } from './Field.tsx'

/** Props of a field for text. */
export interface TextInputProps extends FieldProps, TextPassThroughProps {
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

/** Returns the ids of a field that keeps what was entered into its control before React knew it. */
export const useServedIds = (ownId?: string) => {
  const ids = useFieldIds(ownId)
  useServedInput(ids.control)
  return ids
}

/** Returns the ids of a field and the props of its native control, with the attributes that the caller passes on. */
export const useInput = <Props extends Partial<FieldProps>>(field: Props) => {
  const ids = useServedIds(field.id)
  return {
    ids,
    inputProps: {
      ...splitFieldProps(field).passedOn,
      id: ids.control,
      disabled: field.isDisabled,
      ...getAriaProps(ids, field),
    },
  }
}
