import type { Trade } from '@plomada/domain'
import { useState } from 'react'
import { Page, Split } from '../../base/index.ts'
import { TradeForm, type TradeFormProps, TradeList, type TradeListProps } from '../../trade/index.ts'

export interface TradesScreenProps
  extends
    Pick<TradeListProps, 'trades' | 'onDelete' | 'hasFailed' | 'onRetry'>,
    Pick<TradeFormProps, 'onSubmit' | 'hasAutoFocus'> {}

/** Renders /dashboard/jobs, where an admin adds, edits and deletes trades. */
export function TradesScreen({ onSubmit, hasAutoFocus, onDelete, ...list }: TradesScreenProps) {
  const [edited, setEdited] = useState<Trade | null>(null)
  const deleteTrade = async (trade: Trade) => {
    await onDelete(trade)
    setEdited((now) => (now?.id === trade.id ? null : now))
  }
  return (
    <Page>
      <Split
        side={
          <TradeForm
            trade={edited}
            onSubmit={onSubmit}
            onEditEnd={() => setEdited(null)}
            hasAutoFocus={hasAutoFocus ?? false}
          />
        }
        sideWidth="asideWide"
        isSideSticky
      >
        <TradeList onEdit={setEdited} onDelete={deleteTrade} editedId={edited?.id ?? null} {...list} />
      </Split>
    </Page>
  )
}
