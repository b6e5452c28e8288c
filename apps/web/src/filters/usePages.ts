import { useEffect } from 'react'
import type { PageOf } from '@plomada/domain/contract'

interface ListState {
  data: PageOf<unknown> | undefined
  problem: unknown
  isLoading: boolean
}

/** Redirects from a page beyond the last one and hides an empty previous page while the next one is loading. */
export function usePages<Filters extends { page: number }, List extends ListState>(
  list: List,
  filters: Filters,
  setFilters: (filters: Filters, options: { replace: true }) => void,
): List {
  const { data, problem, isLoading } = list
  const last = isLoading || problem ? 0 : (data?.totalPages ?? 0)
  const isBeyond = last > 0 && filters.page > last
  useEffect(() => {
    if (isBeyond) setFilters({ ...filters, page: last }, { replace: true })
  }, [isBeyond, last, filters, setFilters])
  return isBeyond || (isLoading && data?.result.length === 0) ? { ...list, data: undefined } : list
}
