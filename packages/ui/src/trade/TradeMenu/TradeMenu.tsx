import { MENU_TRADES, type TradeRef } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { getTradeIconNode } from '../getTradeIconNode.ts'
import { tradeMessages } from '../trade.messages.ts'
import * as css from './TradeMenu.css.ts'

export interface TradeMenuProps {
  /** All trades, in order of creation. The first six are shown. */
  trades: readonly TradeRef[]
  /** Returns the address of the professionals of a trade. */
  tradeHref: (trade: TradeRef) => string
  /** Address of all professionals. */
  allHref: string
  /** Called when a link is followed, for example to close the panel. */
  onFollow?: () => void
}

/** Renders links to the first six trades, in three columns, and to all professionals. */
export const TradeMenu = ({ trades, tradeHref, allHref, onFollow }: TradeMenuProps) => (
  <div className={css.menu}>
    <ul className={css.trades}>
      {trades.slice(0, MENU_TRADES).map((trade) => (
        <li key={trade.id}>
          <Anchor href={tradeHref(trade)} className={css.trade} onClick={onFollow}>
            <Icon icon={getTradeIconNode(trade.name)} tone="accent" />
            {trade.name}
          </Anchor>
        </li>
      ))}
    </ul>
    <Link href={allHref} size="standalone" endIcon={icons.arrowRight} {...(onFollow && { onFollow })}>
      <Message>{tradeMessages.allProfessionals}</Message>
    </Link>
  </div>
)
