import { isoDay, type Kind, someOf, textOf, wholeNumber } from './kinds.ts'
import type { Options } from './options.ts'

/** Letters that a search needs before it takes effect (specification 5.1). */
export const SEARCH_MINIMUM = 3
const SEARCH_MAXIMUM = 100
/** Rows of a page that nobody may exceed. */
export const PAGE_SIZE_MAXIMUM = 100

/** One filter of a list: how it is drawn, what it is called on the wire and what it may hold. */
export interface Filter<Value> {
  kind: 'search' | 'choice' | 'choices' | 'day' | 'fixed'
  wire: string
  label: string
  holds: Kind<Value>
  initial: Value | undefined
  options?: Options
  /** What the choice of nothing is called, such as «Todos»; without it one option is always chosen. */
  all?: string
  /** Draws two or three options side by side rather than in a list. */
  segmented?: boolean
  /** Names of the filters that hang on this one and are dropped when it changes. */
  clears?: readonly string[]
  placeholder?: string
}

/** The filters of one list, by our names of them. */
export type FilterSet = Record<string, Filter<any>>
/** What a set of filters holds: the values that are set, the page from 1, and how many rows a page has (1 to 100). */
export type FiltersOf<Set extends FilterSet> = {
  [Name in keyof Set]?: Set[Name] extends Filter<infer Value> ? Value | undefined : never
} & { page: number; pageSize: number }

type Extra<Value> = Pick<Filter<Value>, 'options' | 'all' | 'segmented' | 'clears'> & {
  initial?: NoInfer<Value>
}

/** A text to search by; fewer than three letters count as none. */
// @__NO_SIDE_EFFECTS__
export const search = (wire: string, label: string, placeholder?: string): Filter<string> => ({
  kind: 'search',
  wire,
  label,
  holds: textOf(SEARCH_MINIMUM, SEARCH_MAXIMUM),
  initial: undefined,
  ...(placeholder === undefined ? {} : { placeholder }),
})

/** One of a list. */
// @__NO_SIDE_EFFECTS__
export const choice = <Value extends string | number>(
  wire: string,
  label: string,
  holds: Kind<Value>,
  extra: Extra<Value> = {},
): Filter<Value> => ({ kind: 'choice', wire, label, holds, initial: undefined, ...extra })

/** Any number of a list. */
// @__NO_SIDE_EFFECTS__
export const choices = <Value extends string>(
  wire: string,
  label: string,
  holds: Kind<Value>,
  extra: Pick<Filter<Value>, 'options'> = {},
): Filter<Value[]> => ({
  kind: 'choices',
  wire,
  label,
  holds: someOf(holds),
  initial: undefined,
  ...extra,
})

/** A calendar day. */
// @__NO_SIDE_EFFECTS__
export const day = (wire: string, label: string): Filter<string> => ({
  kind: 'day',
  wire,
  label,
  holds: isoDay,
  initial: undefined,
})

/** A value that the list always has and nobody chooses. */
// @__NO_SIDE_EFFECTS__
export const fixed = <Value>(wire: string, holds: Kind<Value>, initial: Value): Filter<Value> => ({
  kind: 'fixed',
  wire,
  label: '',
  holds,
  initial,
})

/** Which page of a list. */
export const pageNumber = wholeNumber(1, 1_000_000)
/** How many rows a page has. */
export const pageLength = wholeNumber(1, PAGE_SIZE_MAXIMUM)

/** Whether a filter holds anything. */
export const isSet = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A list's filters declared once: how they are read, written, changed and sent all follow. */
// @__NO_SIDE_EFFECTS__
export function defineFilters<const Set extends FilterSet>(set: Set, { pageSize }: { pageSize: number }) {
  type Filters = FiltersOf<Set>
  const named = Object.entries(set)
  const initial = {
    ...Object.fromEntries(named.map(([name, filter]) => [name, filter.initial])),
    page: 1,
    pageSize,
  } as Filters
  const words = (filters: Filters): [string, unknown, unknown][] => [
    ...named.map(([name, { wire, initial }]): [string, unknown, unknown] => [
      wire,
      filters[name as keyof Filters],
      initial,
    ]),
    ['page', filters.page, 1],
    ['page_size', filters.pageSize, pageSize],
  ]

  /** Reads a query; what is missing or makes no sense falls back to the initial value. */
  const parse = (query: Readonly<Record<string, unknown>>): Filters =>
    ({
      ...Object.fromEntries(
        named.map(([name, { wire, holds, initial, kind }]) => [
          name,
          kind === 'fixed' ? initial : (holds.read(query[wire]) ?? initial),
        ]),
      ),
      page: pageNumber.read(query['page']) ?? 1,
      pageSize: pageLength.read(query['page_size']) ?? pageSize,
    }) as Filters

  /** Writes a query with the words of the wire; only set values are sent. */
  const toQuery = (filters: Filters): Record<string, unknown> =>
    Object.fromEntries(words(filters).flatMap(([wire, value]) => (isSet(value) ? [[wire, value]] : [])))

  return {
    set,
    initial,
    parse,
    toQuery,
    /** What an address has to carry: the values that differ from the initial ones. */
    toUrl: (filters: Filters): Record<string, unknown> =>
      Object.fromEntries(
        words(filters).flatMap(([wire, value, initial]) =>
          isSet(value) && !isSame(value, initial) ? [[wire, value]] : [],
        ),
      ),
    /** Any change goes back to page 1 and drops the filters that hung on the changed one. */
    change(filters: Filters, patch: Partial<Filters>): Filters {
      const dropped = Object.keys(patch).flatMap((name) => set[name]?.clears ?? [])
      return {
        ...filters,
        page: 1,
        ...Object.fromEntries(dropped.map((name) => [name, undefined])),
        ...patch,
      }
    },
  }
}
