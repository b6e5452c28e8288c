import { calls } from '../data/calls.ts'
import { useMemo } from 'react'
import { tradeOptions, type Trade } from '@plomada/domain'
import { useAction, useCall } from '../data/useCall.ts'

export function useTrades() {
  const { data, ...rest } = useCall(calls.trade.list, {})
  return { trades: data?.result, ...rest }
}

/** Returns the trades as options of a filter; memoized. */
export function useTradeOptions() {
  const { trades } = useTrades()
  return useMemo(() => tradeOptions(trades ?? []), [trades])
}

export const useTrade = (id: number) => useCall(calls.trade.get, { params: { id } })

const refreshes = [calls.trade.list, calls.trade.get]

export function useSaveTrade() {
  const create = useAction(calls.trade.create, { refreshes })
  const update = useAction(calls.trade.update, { refreshes })
  return (data: Pick<Trade, 'name' | 'description'>, trade: Trade | null) =>
    trade ? update({ params: { id: trade.id }, body: data }) : create({ body: data })
}

export const useRemoveTrade = () => useAction(calls.trade.remove, { refreshes })
