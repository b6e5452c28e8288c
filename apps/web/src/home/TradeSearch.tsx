import { localTradeHref, paths, professionalFilters } from '@plomada/domain'
import { withFilters } from '@plomada/domain/contract'
import { TradeSearch as Search, type TradeSearchChoice } from '@plomada/ui'
import { useAppNavigate } from '../useAppNavigate.ts'
import { useTrades } from '../trade/trade.data.ts'

export function TradeSearch() {
  const navigate = useAppNavigate()
  const { trades } = useTrades()
  return (
    <Search trades={trades} action={paths.professionals} onSearch={(choice) => navigate(toHref(choice))} />
  )
}

/** Returns the page of the trade, or the list of professionals for any trade. */
const toHref = ({ trade, city }: TradeSearchChoice): string =>
  trade
    ? localTradeHref(trade, city)
    : withFilters(
        paths.professionals,
        professionalFilters,
        professionalFilters.change(professionalFilters.initial, { city }),
      )
