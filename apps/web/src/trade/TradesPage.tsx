import { useState } from 'react'
import type { Trade } from '@plomada/domain'
import { Page, Split, type TradeData, TradeForm, TradeList } from '@plomada/ui'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useKeepTrade, useRemoveTrade, useTrades } from './trade.data.ts'

/** The trades, for whoever runs the marketplace. */
export function TradesPage() {
  return <TradesManager />
}

/** The same, begun in the form (decision D-018). */
export function CreateTradePage() {
  return <TradesManager isCreating />
}

function TradesManager({ isCreating = false }: { isCreating?: boolean }) {
  useTitle(adminTitles.trades)
  const { trades, problem, mutate } = useTrades()
  const [edited, setEdited] = useState<Trade | null>(null)
  const keep = useKeepTrade()
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
            onSubmit={(data: TradeData, trade) => keep(data, trade)}
            onEditEnd={() => setEdited(null)}
            isFocused={isCreating}
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
