/** One option of a list: its value and its label. */
export interface Option<Value extends string | number = string | number> {
  value: Value
  label: string
  /** A sentence about the option. Radio buttons show it. */
  description?: string
  /** Heading above this option and those of the same group that follow it. Selects and comboboxes show it. */
  group?: string
  /** Disables the option.
   * @default false */
  isDisabled?: boolean
}

/** A fixed list, a list that depends on the other values, or `given`: the caller provides it at run time. */
export type Options =
  | readonly Option[]
  | ((values: Readonly<Record<string, unknown>>) => readonly Option[])
  | 'given'

/** Lists that the caller provides, by name of the field or filter. */
export type OptionsByField = Readonly<Record<string, readonly Option[] | undefined>>

/** Converts values to options that use the value as label. */
// @__NO_SIDE_EFFECTS__
export const toOptions = <Value extends string>(values: readonly Value[]): Option<Value>[] =>
  values.map((value) => ({ value, label: value }))

/** Converts a record of labels by value to options. */
// @__NO_SIDE_EFFECTS__
export const toLabeledOptions = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): Option<Value>[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))

/** Returns the options of a declaration for the current values; `provided` are those of the caller. */
export const resolveOptions = (
  options: Options | undefined,
  values: Readonly<Record<string, unknown>>,
  provided: readonly Option[] = [],
): readonly Option[] => {
  if (options === 'given') return provided
  return typeof options === 'function' ? options(values) : (options ?? [])
}

/** Converts options to text values, as HTML controls need them. */
export const toTextOptions = (options: readonly Option[]): Option<string>[] =>
  options.map((option) => ({ ...option, value: String(option.value) }))

/** Returns the value of the option with this text, or undefined. */
export const findOptionValue = (options: readonly Option[], text: string): Option['value'] | undefined =>
  options.find(({ value }) => String(value) === text)?.value
