import { useEffect } from 'react'
import type { PageOf } from '@plomada/domain/define'

interface Read {
  data: PageOf<unknown> | undefined
  problem: unknown
  isLoading: boolean
}

/**
 * What was read of a list. A page beyond the last one leads to that. And that there is nothing is said of what was
 * asked for, not of what is on its way.
 */
export function usePages<Filters extends { page: number }, Answer extends Read>(
  read: Answer,
  filters: Filters,
  setFilters: (filters: Filters, options: { replace: true }) => void,
): Answer {
  const { data, problem, isLoading } = read
  const last = isLoading || problem ? 0 : (data?.totalPages ?? 0)
  const isBeyond = last > 0 && filters.page > last
  useEffect(() => {
    if (isBeyond) setFilters({ ...filters, page: last }, { replace: true })
  }, [isBeyond, last, filters, setFilters])
  return isBeyond || (isLoading && data?.result.length === 0) ? { ...read, data: undefined } : read
}
