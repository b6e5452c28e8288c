import { localTradeHref, type Trade } from '@plomada/domain'
import { EmptyState, Icon, Link, Page, Panel, Spinner, Text } from '../../base/index.ts'
import { useOverride } from '../../marketplace/index.ts'
import { getTradeIconNode } from '../../trade/getTradeIconNode.ts'
import { tradeMessages } from '../../trade/index.ts'
import * as css from './LocalTradeScreen.css.ts'

export interface LocalTradesScreenProps {
  /** All trades; undefined while they load. */
  trades: readonly Trade[] | undefined
}

/** Renders /oficios: every trade, with a link to its professionals and offers. */
export const LocalTradesScreen = ({ trades }: LocalTradesScreenProps) => {
  const t = useOverride()
  return (
    <Page title={t(tradeMessages.localTrades)} lead={t(tradeMessages.localTradesLead)}>
      {!trades && <Spinner />}
      {trades?.length === 0 && <EmptyState title={t(tradeMessages.none)} />}
      {trades && trades.length > 0 && (
        <ul className={css.trades}>
          {trades.map((trade) => (
            <li key={trade.id} className={css.cell}>
              <Panel>
                <Link href={localTradeHref(trade)} tone="plain" size="standalone">
                  <Icon icon={getTradeIconNode(trade.name)} tone="accent" /> {trade.name}
                </Link>
                {trade.description !== '' && (
                  <Text tone="muted" size="small">
                    {trade.description}
                  </Text>
                )}
              </Panel>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
