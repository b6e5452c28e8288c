import type { NumberFormatOptions } from './form.ts'
import type { Options } from './options.ts'
import { arrayOf, boundedInteger, boundedText, isoDay, isTrue, type ValueParser } from './valueParsers.ts'

/** Characters that a search needs before it takes effect (specification 5.1). */
export const SEARCH_MINIMUM = 3
/** Characters of a search that count; the others are cut. */
export const SEARCH_MAXIMUM = 100
/** The most rows on a page. */
export const PAGE_SIZE_MAXIMUM = 100

/** One filter of a list: its control, its name on the wire and the values it accepts. */
export interface Filter<Value> {
  kind: 'search' | 'choice' | 'choices' | 'day' | 'number' | 'flag' | 'fixed'
  /** Name on the wire. */
  wire: string
  /** Label of the control; a filter without one has no control. */
  label: string
  parser: ValueParser<Value>
  initial: Value | undefined
  options?: Options
  /** Label of the option that clears the filter, such as «Todos». Without it one option is always chosen. */
  emptyLabel?: string
  /** Shows two or three options as a segmented control instead of a list. */
  segmented?: boolean
  /** Shows a combobox instead of a list, for more options than people look through. */
  searchable?: boolean
  /** Of a number: its unit, as options of `Intl.NumberFormat`. */
  formatOptions?: NumberFormatOptions
  /** Of a day or number that starts a range: the name of the filter that ends it. Their controls are side by side. */
  rangeEnd?: string
  /** Names of the filters that are cleared when this one changes. */
  clears?: readonly string[]
  placeholder?: string
}

/** The filters of one list, by their domain names. */
export type FilterSet = Record<string, Filter<any>>
/** The values of a filter set, with the page (from 1) and the page size (1 to 100). */
export type FiltersOf<Set extends FilterSet> = {
  [Name in keyof Set]?: Set[Name] extends Filter<infer Value> ? Value | undefined : never
} & {
  page: number
  pageSize: number
  invalid?: InvalidValues | undefined
  /** Whether a search was longer than the maximum, and so has been cut. */
  isSearchCut?: true | undefined
}

/** The values of a query that its filters do not accept, by their names on the wire. With any, nothing is found. */
export type InvalidValues = Readonly<Record<string, unknown>>

type ChoiceOptions<Value> = Pick<
  Filter<Value>,
  'options' | 'emptyLabel' | 'segmented' | 'searchable' | 'clears'
> & {
  initial?: NoInfer<Value>
}

const declareFilter = <Value>(
  kind: Filter<Value>['kind'],
  wire: string,
  label: string,
  parser: ValueParser<Value>,
  options: Partial<Filter<Value>> = {},
): Filter<Value> => ({ kind, wire, label, parser, initial: undefined, ...options })

const searchText = boundedText(SEARCH_MINIMUM, SEARCH_MAXIMUM)
const cut = (raw: unknown) => (typeof raw === 'string' ? raw.trim().slice(0, SEARCH_MAXIMUM) : raw)
const isTooLong = (raw: unknown) => typeof raw === 'string' && raw.trim().length > SEARCH_MAXIMUM

/** Declares a text search. Fewer than three characters count as none, and more than a hundred are cut. */
// @__NO_SIDE_EFFECTS__
export const search = (wire: string, label: string, placeholder?: string): Filter<string> =>
  declareFilter(
    'search',
    wire,
    label,
    { ...searchText, parse: (raw) => searchText.parse(cut(raw)) },
    placeholder === undefined ? {} : { placeholder },
  )

/** Declares a filter that holds one option of a list. */
// @__NO_SIDE_EFFECTS__
export const choice = <Value extends string | number>(
  wire: string,
  label: string,
  parser: ValueParser<Value>,
  options: ChoiceOptions<Value> = {},
): Filter<Value> => declareFilter('choice', wire, label, parser, options)

/** Declares a filter that holds any number of options of a list. */
// @__NO_SIDE_EFFECTS__
export const choices = <Value extends string>(
  wire: string,
  label: string,
  parser: ValueParser<Value>,
  options: Pick<Filter<Value>, 'options'> = {},
): Filter<Value[]> => declareFilter('choices', wire, label, arrayOf(parser), options)

/** Declares a filter that holds a calendar day. */
// @__NO_SIDE_EFFECTS__
export const day = (
  wire: string,
  label: string,
  options: Pick<Filter<string>, 'rangeEnd'> = {},
): Filter<string> => declareFilter('day', wire, label, isoDay, options)

/** Declares a filter that holds a whole number within the bounds of its parser, such as an amount of money. */
// @__NO_SIDE_EFFECTS__
export const numeric = (
  wire: string,
  label: string,
  parser: ValueParser<number>,
  options: Pick<Filter<number>, 'formatOptions' | 'rangeEnd'> = {},
): Filter<number> => declareFilter('number', wire, label, parser, options)

/** Declares a filter that is on or off: a checkbox. */
// @__NO_SIDE_EFFECTS__
export const flag = (wire: string, label: string): Filter<true> => declareFilter('flag', wire, label, isTrue)

/** Declares a constant value of a list. It has no control. */
// @__NO_SIDE_EFFECTS__
export const fixed = <Value>(wire: string, parser: ValueParser<Value>, initial: Value): Filter<Value> =>
  declareFilter('fixed', wire, '', parser, { initial })

export const pageNumberParser = boundedInteger(1, 1_000_000)
/** Parses the number of rows on a page. */
export const pageSizeParser = boundedInteger(1, PAGE_SIZE_MAXIMUM)

/** Returns false for undefined, empty text and an empty list. */
export const isSet = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Defines the filters of a list and derives how they are parsed, changed and written to requests and URLs. */
// @__NO_SIDE_EFFECTS__
export function defineFilters<const Set extends FilterSet>(set: Set, { pageSize }: { pageSize: number }) {
  type Filters = FiltersOf<Set>
  const entries = Object.entries(set)
  const initial = {
    ...Object.fromEntries(entries.map(([name, filter]) => [name, filter.initial])),
    page: 1,
    pageSize,
  } as Filters
  const wireEntries = (filters: Filters): [wire: string, value: unknown, initial: unknown][] => [
    ...entries.map(([name, { wire, initial }]): [string, unknown, unknown] => [
      wire,
      filters[name as keyof Filters],
      initial,
    ]),
    ['page', filters.page, 1],
    ['page_size', filters.pageSize, pageSize],
    ...Object.entries(filters.invalid ?? {}).map(([wire, value]): [string, unknown, unknown] => [
      wire,
      value,
      undefined,
    ]),
  ]

  /**
   * Parses a query. Missing values are the initial ones, and so are words too short for a search. Other invalid values are
   * kept as `invalid`: without them the whole list would be shown.
   */
  function parse(query: Readonly<Record<string, unknown>>): Filters {
    const invalid: Record<string, unknown> = {}
    const read = (wire: string, parser: ValueParser<unknown>, isLenient: boolean): unknown => {
      const raw = query[wire]
      const value = parser.parse(raw)
      if (value === undefined && isSet(raw) && !(isLenient && typeof raw === 'string')) invalid[wire] = raw
      return value
    }
    const values = Object.fromEntries(
      entries.map(([name, { wire, parser, initial, kind }]) => [
        name,
        kind === 'fixed' ? initial : (read(wire, parser, kind === 'search') ?? initial),
      ]),
    )
    const page = read('page', pageNumberParser, false) ?? 1
    return {
      ...values,
      page,
      pageSize: pageSizeParser.parse(query['page_size']) ?? pageSize,
      ...(Object.keys(invalid).length > 0 && { invalid }),
      ...(entries.some(([, { kind, wire }]) => kind === 'search' && isTooLong(query[wire])) && {
        isSearchCut: true,
      }),
    } as Filters
  }

  /** Returns the query of a request, with wire names. Unset values are left out. */
  const toQuery = (filters: Filters): Record<string, unknown> =>
    Object.fromEntries(wireEntries(filters).flatMap(([wire, value]) => (isSet(value) ? [[wire, value]] : [])))

  return {
    set,
    initial,
    parse,
    toQuery,
    /** Returns the query for a page URL: only the values that differ from the initial ones. */
    toUrlQuery: (filters: Filters): Record<string, unknown> =>
      Object.fromEntries(
        wireEntries(filters).flatMap(([wire, value, initial]) =>
          isSet(value) && !isEqual(value, initial) ? [[wire, value]] : [],
        ),
      ),
    /** Applies a change, clears the filters that depend on it and returns to page 1. */
    change(filters: Filters, patch: Partial<Filters>): Filters {
      const cleared = Object.keys(patch).flatMap((name) => set[name]?.clears ?? [])
      return {
        ...filters,
        invalid: undefined,
        isSearchCut: undefined,
        page: 1,
        ...Object.fromEntries(cleared.map((name) => [name, undefined])),
        ...patch,
      }
    },
  }
}
