import type { ReactNode } from 'react'
import type { IconNode } from '../Icon/IconNode.ts'

/** A label, with its text where it is an element. Keyboard search, and places that can only show text, use the text. */
export type Labeled = { label: string; textValue?: string } | { label: ReactNode; textValue: string }

/** Returns the text of a label. */
export const getLabelText = ({ label, textValue }: Labeled): string =>
  textValue ?? (typeof label === 'string' ? label : '')

/** An option of a select, radio group or checkbox group. */
export type Option<Value extends string = string> = Labeled & {
  /** Value of the option. */
  value: Value
  /** Second line of text. Only radio buttons show it. */
  description?: ReactNode
  /** Icon before the label. Selects and cards of radio buttons show it; a native select cannot. */
  icon?: IconNode | undefined
  /** Heading above this option and those of the same group that follow it. Selects show it. */
  group?: string | undefined
  /** Disables the option.
   * @default false */
  isDisabled?: boolean
  /** BCP 47 tag of the label, if its language is not that of the page. */
  lang?: string | undefined
}

/** Props of a control that selects one option. */
export interface ChoiceProps<Value extends string> {
  /** The options, in order. */
  options: readonly Option<Value>[]
  /** The selected value (controlled); `null` when nothing is selected. */
  value?: Value | null
  /** The initially selected value (uncontrolled). */
  defaultValue?: Value
  /** Called with the new value when the selection changes. */
  onChange?: (value: Value) => void
}
