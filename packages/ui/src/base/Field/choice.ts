/** An option of a select, radio group or checkbox group. */
export interface Option<Value extends string = string> {
  /** Value of the option. */
  value: Value
  /** Text of the option. */
  label: string
  /** Second line of text. Only radio buttons show it. */
  description?: string
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
