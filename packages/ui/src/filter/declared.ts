import { isSet, optionsOf, type FilterSet, type GivenOptions, type Option } from '@plomada/domain/define'

/** One declared filter. */
type DeclaredFilter = FilterSet[string]

/** What `defineFilters` gives, as far as a panel needs it. */
export interface DeclaredFilters<Filters> {
  set: FilterSet
  initial: Filters
  change(filters: Filters, patch: Partial<Filters>): Filters
}

/** What every control of a filter is given. */
export interface ControlProps {
  filter: DeclaredFilter
  value: unknown
  options: readonly Option[]
  onChange: (value: unknown) => void
  /** Whether it stands in a bar, where its place says what its label would. */
  isBar: boolean
}

/** The filters that people see: those that have a name. */
export const shownFilters = (set: FilterSet): [string, DeclaredFilter][] =>
  Object.entries(set).filter(([, { kind, label }]) => kind !== 'fixed' && label !== '')

/** The words of a filter's value, as its options or its text say them. */
function wordsOf(filter: DeclaredFilter, value: unknown, options: readonly Option[]): string {
  if (filter.kind === 'day') return String(value).split('-').toReversed().join('/')
  const word = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one)
  return [value].flat().map(word).join(', ')
}

/** Whether a list leaves something out that it would show with no filter set; its order leaves nothing out. */
export function isNarrowed({ set }: { set: FilterSet }, filters: object): boolean {
  const values: Readonly<Record<string, unknown>> = { ...filters }
  return shownFilters(set).some(([name, { initial }]) => initial === undefined && isSet(values[name]))
}

/** The filters that differ from how the list opens, with the words of their values. */
export function activeFilters(
  { set, initial }: { set: FilterSet; initial: object },
  values: Readonly<Record<string, unknown>>,
  given: GivenOptions,
) {
  const start = new Map<string, unknown>(Object.entries(initial))
  return shownFilters(set)
    .filter(
      ([name]) => isSet(values[name]) && JSON.stringify(values[name]) !== JSON.stringify(start.get(name)),
    )
    .map(([name, filter]) => ({
      name,
      label: filter.label,
      words: wordsOf(filter, values[name], optionsOf(filter.options, values, given[name])),
      initial: start.get(name),
    }))
}
