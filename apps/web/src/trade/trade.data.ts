import { tradeCalls } from '../data/calls.ts'
import { useMemo } from 'react'
import { tradeOptions, type Trade } from '@plomada/domain'
import { useAction, useCall } from '../data/useCall.ts'

/** Every trade, in the order of the catalogue. */
export function useTrades() {
  const { data, ...rest } = useCall(tradeCalls.list, {})
  return { trades: data?.result, ...rest }
}

/** Every trade as a filter offers it; the same list until the catalogue changes. */
export function useTradeOptions() {
  const { trades } = useTrades()
  return useMemo(() => tradeOptions(trades ?? []), [trades])
}

export const useTrade = (id: number) => useCall(tradeCalls.get, { params: { id } })

// Who works and what is offered is shown with the names of its trades.
const refreshes = [tradeCalls.list, tradeCalls.get]

/** Adds a trade, or changes the one that is there. */
export function useKeepTrade() {
  const create = useAction(tradeCalls.create, { refreshes })
  const update = useAction(tradeCalls.update, { refreshes })
  return (data: Pick<Trade, 'name' | 'description'>, trade: Trade | null) =>
    trade ? update({ params: { id: trade.id }, body: data }) : create({ body: data })
}

export const useRemoveTrade = () => useAction(tradeCalls.remove, { refreshes })
