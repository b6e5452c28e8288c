import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { parseSearchParams, toSearchParams } from '@plomada/domain/contract'
import { type ListCall, useListCall } from '../data/useCall.ts'
import { usePages } from './usePages.ts'

/** Reads and writes filter values in the query of an address. */
export interface FilterParser<Filters> {
  parse(query: Readonly<Record<string, unknown>>): Filters
  toUrlQuery(filters: Filters): Record<string, unknown>
}

/** Reads the filters in the address, and returns them with a function that changes them. */
export function useFilters<Filters>(definition: FilterParser<Filters>) {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => definition.parse(parseSearchParams(search)), [definition, search])
  const setFilters = useCallback(
    (next: Filters, options?: NavigateOptions) =>
      setSearch(toSearchParams(definition.toUrlQuery(next)), { preventScrollReset: true, ...options }),
    [definition, setSearch],
  )
  return [filters, setFilters] as const
}

/** Reads a page of a list by the filters in the address. Returns it with the props of its filters, list and pager. */
export function useFilteredList<Filters extends { page: number }, Item>(
  definition: FilterParser<Filters>,
  call: ListCall<Filters, Item>,
) {
  const [filters, setFilters] = useFilters(definition)
  const { data, problem, mutate } = usePages(useListCall(call, filters), filters, setFilters)
  const refresh = useCallback(() => void mutate(), [mutate])
  return {
    data,
    problem,
    items: problem ? [] : data?.result,
    total: data?.total,
    filters,
    setFilters,
    refresh,
    filterProps: { value: filters, onChange: setFilters, count: data?.total },
    listProps: { hasFailed: problem !== undefined, onRetry: refresh, page: filters.page },
    pagerProps: { definition, filters, pages: data?.totalPages },
  }
}
