/** One entry of a list to choose from: the value that is kept and the word that is shown. */
export interface Option<Value extends string | number = string | number> {
  value: Value
  label: string
}

/** A fixed list, a list that depends on the other values, or one that only the caller knows. */
export type Options =
  | readonly Option[]
  | ((values: Readonly<Record<string, unknown>>) => readonly Option[])
  | 'given'

/** Lists that only the caller knows, by the name of the field or filter that offers them. */
export type GivenOptions = Readonly<Record<string, readonly Option[] | undefined>>

/** Words that are their own label, as options. */
// @__NO_SIDE_EFFECTS__
export const asOptions = <Word extends string>(words: readonly Word[]): Option<Word>[] =>
  words.map((word) => ({ value: word, label: word }))

/** Values with a label each, as options. */
// @__NO_SIDE_EFFECTS__
export const asLabeledOptions = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): Option<Value>[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))

/** The options of a declaration for the given values; `given` fills in for those that only the caller knows. */
export const optionsOf = (
  options: Options | undefined,
  values: Readonly<Record<string, unknown>>,
  given: readonly Option[] = [],
): readonly Option[] => {
  if (options === 'given') return given
  return typeof options === 'function' ? options(values) : (options ?? [])
}

/** Options as the controls of a browser take them, with text for values. */
export const asText = (options: readonly Option[]): Option<string>[] =>
  options.map(({ value, label }) => ({ value: String(value), label }))

/** The value behind the text that a control hands over, as its option declares it; undefined when there is none. */
export const valueOf = (options: readonly Option[], text: string): Option['value'] | undefined =>
  options.find(({ value }) => String(value) === text)?.value
