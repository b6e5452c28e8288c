import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { fromSearch, toSearch } from '@plomada/domain/define'

/** The part of a declared set of filters that an address needs. */
export interface AddressedFilters<Filters> {
  parse(query: Readonly<Record<string, unknown>>): Filters
  toUrl(filters: Filters): Record<string, unknown>
}

/** Ties a declared set of filters to the address, so that Back works and a link can be shared. */
export function useFilters<Filters>(of: AddressedFilters<Filters>) {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => of.parse(fromSearch(search)), [of, search])
  const setFilters = useCallback(
    (next: Filters, options?: NavigateOptions) =>
      setSearch(toSearch(of.toUrl(next)), { preventScrollReset: true, ...options }),
    [of, setSearch],
  )
  return [filters, setFilters] as const
}
