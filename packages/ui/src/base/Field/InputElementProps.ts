import type { ElementProps } from '../passThrough.ts'
import type { FieldProps } from './Field.tsx'

/** Attributes and handlers that a field passes on to its `<input>`. */
export type InputElementProps = ElementProps<
  'input',
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'ref'
>
