import { paths, tradeOffersHref, tradeProfessionalsHref } from '@plomada/domain'
import { TradePage, type TradePageProps } from '../../trade/index.ts'

export type TradeScreenProps = Pick<TradePageProps, 'trade'>

/** Renders a trade, with links to its professionals and offers (/job/{id}). */
export const TradeScreen = ({ trade }: TradeScreenProps) => (
  <TradePage
    trade={trade}
    professionalsHref={trade ? tradeProfessionalsHref(trade) : paths.professionals}
    offersHref={trade ? tradeOffersHref(trade) : paths.offers}
  />
)
