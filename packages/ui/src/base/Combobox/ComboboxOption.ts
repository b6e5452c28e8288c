import type { IconNode } from '../Icon/IconNode.ts'

/** An option of a combobox. */
export interface ComboboxOption<Value extends string = string> {
  /** Value of the option. */
  value: Value
  /** Text of the option. */
  label: string
  /** Disables the option.
   * @default false */
  isDisabled?: boolean
  /** Icon before the label. */
  icon?: IconNode | undefined
  /** Heading above this option and those of the same group that follow it. */
  group?: string | undefined
  /** BCP 47 tag of the label, if its language is not that of the page. */
  lang?: string | undefined
}

/** Loads the options for a text. `signal` is aborted when the user has typed on. */
export type LoadOptions<Value extends string = string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption<Value>[]>
