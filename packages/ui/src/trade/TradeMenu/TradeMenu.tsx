import { MENU_TRADES, type TradeRef } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { iconOfTrade } from '../iconOfTrade.ts'
import { tradeCopy } from '../trade.copy.ts'
import * as css from './TradeMenu.css.ts'

export interface TradeMenuProps {
  /** All trades, in the order of their creation; the first six are shown. */
  trades: readonly TradeRef[]
  /** The professionals of a trade. */
  tradeHref: (trade: TradeRef) => string
  /** All professionals. */
  allHref: string
  /** Called when a link is followed, for whoever has to close what it stands in. */
  onFollow?: () => void
}

/** The first six trades in three columns, and the way to all professionals: plain links, read row by row. */
export const TradeMenu = ({ trades, tradeHref, allHref, onFollow }: TradeMenuProps) => (
  <div className={css.menu}>
    <ul className={css.trades}>
      {trades.slice(0, MENU_TRADES).map((trade) => (
        <li key={trade.id}>
          <Anchor href={tradeHref(trade)} className={css.trade} onClick={onFollow}>
            <Icon picture={iconOfTrade(trade.name)} tone="accent" />
            <Words>{trade.name}</Words>
          </Anchor>
        </li>
      ))}
    </ul>
    <Link href={allHref} size="standalone" endIcon={icons.arrowRight} {...(onFollow && { onFollow })}>
      {tradeCopy.allProfessionals}
    </Link>
  </div>
)
