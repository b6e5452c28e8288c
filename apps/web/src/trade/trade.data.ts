import { tradeCalls } from '@plomada/domain/calls'
import { useCall } from '../data/useCall.ts'

/** Every trade, in the order of the catalogue. */
export function useTrades() {
  const { data, ...rest } = useCall(tradeCalls.list, {})
  return { trades: data?.result, ...rest }
}
