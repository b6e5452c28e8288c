import type { FieldProps } from './Field.tsx'
import type { NativeProps } from './NativeProps.ts'

/** Attributes and handlers that a field passes to its `<input>`, such as `id`, `form`, `autoFocus` and `data-…`. */
export type PassedInputProps = NativeProps<
  'input',
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'ref'
>
