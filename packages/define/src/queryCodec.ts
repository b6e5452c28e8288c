import * as z from 'zod/mini'
import type { FilterSet } from './filters.ts'

const filterSets = new WeakMap<object, FilterSet>()

/** Returns the filters of a query codec, for documentation; undefined for any other schema. */
export const getFilters = (query: object): FilterSet | undefined => filterSets.get(query)

/**
 * Creates the codec that converts the query string of a call to its filters and back. Not in `filters.ts`: pages import that
 * file and must not load zod.
 */
export function queryCodec<Filters>(filters: {
  set: FilterSet
  parse: (query: Readonly<Record<string, unknown>>) => Filters
  toQuery: (filters: Filters) => Record<string, unknown>
}) {
  const query = z.codec(z.record(z.string(), z.unknown()), z.custom<Filters>(), {
    decode: filters.parse,
    encode: filters.toQuery,
  })
  filterSets.set(query, filters.set)
  return query
}
