import type { TradeData } from '@plomada/ui'
import { adminTitles, TradesScreen } from '@plomada/ui/screens'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useSaveTrade, useRemoveTrade, useTrades } from './trade.data.ts'

export const TradesPage = () => <TradeManager />
/** The same page with the focus in the form (decision D-018). */
export const CreateTradePage = () => <TradeManager isCreating />

function TradeManager({ isCreating = false }: { isCreating?: boolean }) {
  useTitle(adminTitles.trades)
  const { trades, problem, mutate } = useTrades()
  const save = useSaveTrade()
  const remove = useRemoveTrade()
  return (
    <TradesScreen
      trades={trades}
      onSubmit={(data: TradeData, trade) => save(data, trade)}
      onDelete={({ id }) => remove({ params: { id } })}
      hasAutoFocus={isCreating}
      hasFailed={problem !== undefined && !trades}
      onRetry={() => void mutate()}
    />
  )
}
