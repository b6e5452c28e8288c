import { comparisonOrders, PINNED_MAXIMUM } from '@plomada/domain'
import type { Comparison } from '@plomada/ui'
import { useSearchParams } from 'react-router-dom'

const ORDER = 'orden'
const PINNED = 'fijados'

function parse(search: URLSearchParams): Comparison {
  const order = comparisonOrders.find((one) => one === search.get(ORDER)) ?? null
  const ids = (search.get(PINNED) ?? '').split(',').map(Number)
  const pinnedIds = [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0)
  return { order, pinnedIds: pinnedIds.slice(0, PINNED_MAXIMUM) }
}

/** Returns the order and the pins that the address names, and a function that changes the address. */
export function useComparison() {
  const [search, setSearch] = useSearchParams()
  const setComparison = ({ order, pinnedIds }: Comparison) =>
    setSearch(
      {
        ...(order !== null && { [ORDER]: order }),
        ...(pinnedIds.length > 0 && { [PINNED]: pinnedIds.join(',') }),
      },
      { replace: true, preventScrollReset: true },
    )
  return { comparison: parse(search), setComparison }
}
