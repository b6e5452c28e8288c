import type { Translation } from '../base/Field/translation.tsx'
import { formatDay, type FormatSettings } from '../provider/formats.ts'
import { isSet, resolveOptions, type FilterSet, type OptionsByField, type Option } from '@plomada/define'

type Filter = FilterSet[string]
type Values = Readonly<Record<string, unknown>>

/** The filters of a list, from `defineFilters`. */
export interface FilterDefinition<Filters> {
  set: FilterSet
  initial: Filters
  change(filters: Filters, patch: Partial<Filters>): Filters
  toUrlQuery(filters: Filters): Record<string, unknown>
}

/** Returns the filters that have a control: those with a label. */
export const getVisibleFilters = (set: FilterSet): [string, Filter][] =>
  Object.entries(set).filter(([, { kind, label }]) => kind !== 'fixed' && label !== '')

/** Returns the value of a filter that its parser refused, such as a city in an address that does not exist. */
export const getInvalidValue = ({ wire }: Filter, { invalid }: Values): unknown =>
  invalid === null || typeof invalid !== 'object' ? undefined : new Map(Object.entries(invalid)).get(wire)

/** How values of filters become text. */
export interface ValueTexts {
  language: FormatSettings
  translate: Translation['translate']
}

function formatValue(
  filter: Filter,
  value: unknown,
  options: readonly Option[],
  { language, translate }: ValueTexts,
): string {
  if (filter.kind === 'day') return formatDay(language, String(value))
  if (filter.toText) return translate(filter.toText(value, language.locale))
  const toLabel = (one: unknown) => {
    const label = options.find((option) => option.value === one)?.label
    return label === undefined ? String(one) : translate(label)
  }
  return [value].flat().map(toLabel).join(', ')
}

/** Returns whether the filters hide any rows of a list. The order hides none. */
export function isNarrowed({ set }: { set: FilterSet }, filters: object): boolean {
  const values: Values = { ...filters }
  return getVisibleFilters(set).some(
    ([name, filter]) =>
      isSet(getInvalidValue(filter, values)) || (filter.initial === undefined && isSet(values[name])),
  )
}

/** Returns the filters whose values are invalid or differ from the initial ones, with the text of their values. */
export function getActiveFilters(
  { set, initial }: { set: FilterSet; initial: object },
  values: Values,
  options: OptionsByField,
  texts: ValueTexts,
) {
  const initialValues = new Map<string, unknown>(Object.entries(initial))
  return getVisibleFilters(set)
    .map(([name, filter]) => {
      const invalid = getInvalidValue(filter, values)
      const listed = resolveOptions(filter.options, values, options[name])
      return {
        name,
        label: texts.translate(filter.label),
        // «20» or a day says nothing without its label.
        isLabelShown: filter.kind === 'number' || filter.kind === 'day',
        value: invalid ?? values[name],
        text: isSet(invalid) ? [invalid].flat().join(', ') : formatValue(filter, values[name], listed, texts),
        initial: initialValues.get(name),
      }
    })
    .filter(({ value, initial }) => isSet(value) && JSON.stringify(value) !== JSON.stringify(initial))
}
