import { Problem } from '@plomada/domain/define'
import { useState } from 'react'
import { takePage } from './filterLists.ts'

/**
 * State of a screen's data when a story starts: `failed` succeeds on retry; `offline` fails every read and write, on
 * screens without a list only writes.
 */
export type DataState = 'loaded' | 'loading' | 'empty' | 'failed' | 'offline'

/** Filters and pages a list like `useFilteredList` of `apps/web`, from fixtures instead of the API. */
export function useFilteredList<Definition extends { initial: { page: number; pageSize: number } }, Item>(
  definition: Definition,
  filterItems: (filters: Definition['initial']) => Item[],
  dataState: DataState,
  initial: Definition['initial'] = definition.initial,
) {
  const [filters, setFilters] = useState(initial)
  const [isRetried, setRetried] = useState(false)
  const hasFailed = dataState === 'offline' || (dataState === 'failed' && !isRetried)
  const loaded =
    hasFailed || dataState === 'loading'
      ? undefined
      : takePage(dataState === 'empty' ? [] : filterItems(filters), filters)
  const onPage = (page: number) => {
    setFilters((now) => ({ ...now, page }))
    window.scrollTo(0, 0)
  }
  return {
    items: hasFailed ? [] : loaded?.items,
    total: loaded?.total,
    filters,
    setFilters,
    filterProps: { value: filters, onChange: setFilters, count: loaded?.total },
    listProps: { hasFailed, onRetry: () => setRetried(true) },
    pagerProps: { definition, filters, pages: loaded?.pages ?? 0, onPage },
  }
}

/** Response time of a write in milliseconds, so that the pending state of a button is visible. */
export const RESPONSE_DELAY_MS = 400

/** Simulates a write: resolves after the response time, or rejects if the connection is lost. */
export const respond = async (dataState: DataState = 'loaded'): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS))
  if (dataState === 'offline') throw new Problem('unavailable')
}
