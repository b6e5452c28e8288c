/** An option of a combobox. */
export interface ComboboxOption<Value extends string = string> {
  /** Value of the option. */
  value: Value
  /** Text of the option. */
  label: string
  /** Second line of text. */
  description?: string
  /** Heading above the option. The options of a group follow each other. */
  group?: string
  /** Disables the option.
   * @default false */
  isDisabled?: boolean
}

/** Loads the options for a text. `signal` is aborted when the user types on. */
export type LoadOptions<Value extends string = string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption<Value>[]>
