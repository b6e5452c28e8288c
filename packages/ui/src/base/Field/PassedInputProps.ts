import type { ComponentProps } from 'react'
import type { FieldProps } from './Field.tsx'

/** Attributes and handlers that a field passes to its `<input>`, such as `id`, `form`, `autoFocus` and `data-…`. */
export type PassedInputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'ref'
>
