import * as z from 'zod/mini'
import type { FilterSet } from './filters.ts'

const declared = new WeakMap<object, FilterSet>()

/** The filters that a query's codec stands for, for whoever documents the call; undefined for any other schema. */
export const filtersOf = (query: object): FilterSet | undefined => declared.get(query)

/** The codec of a call that takes these filters. Apart from their declaration, which pages read without any schema. */
export function queryOf<Filters>(filters: {
  set: FilterSet
  parse: (query: Readonly<Record<string, unknown>>) => Filters
  toQuery: (filters: Filters) => Record<string, unknown>
}) {
  const query = z.codec(z.record(z.string(), z.unknown()), z.custom<Filters>(), {
    decode: filters.parse,
    encode: filters.toQuery,
  })
  declared.set(query, filters.set)
  return query
}
