import { useState } from 'react'
import type { Trade } from '@plomada/domain'
import { Page, Split, type TradeData, TradeForm, TradeList } from '@plomada/ui'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useSaveTrade, useRemoveTrade, useTrades } from './trade.data.ts'

export const TradesPage = () => <TradeManager />
/** The same page with the focus in the form (decision D-018). */
export const CreateTradePage = () => <TradeManager isCreating />

function TradeManager({ isCreating = false }: { isCreating?: boolean }) {
  useTitle(adminTitles.trades)
  const { trades, problem, mutate } = useTrades()
  const [edited, setEdited] = useState<Trade | null>(null)
  const save = useSaveTrade()
  const remove = useRemoveTrade()
  const onDelete = async (trade: Trade) => {
    await remove({ params: { id: trade.id } })
    setEdited((now) => (now?.id === trade.id ? null : now))
  }
  return (
    <Page>
      <Split
        side={
          <TradeForm
            trade={edited}
            onSubmit={(data: TradeData, trade) => save(data, trade)}
            onEditEnd={() => setEdited(null)}
            hasAutoFocus={isCreating}
          />
        }
        sideWidth="asideWide"
        isSideSticky
      >
        <TradeList
          trades={trades}
          onEdit={setEdited}
          onDelete={onDelete}
          editedId={edited?.id ?? null}
          hasFailed={problem !== undefined && !trades}
          onRetry={() => void mutate()}
        />
      </Split>
    </Page>
  )
}
