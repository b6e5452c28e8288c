import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

const localTrade = lazyPage(() => import('./LocalTradePage.tsx'), 'LocalTradePage')
const trades = () => import('./TradesPage.tsx')

export const pages: PagesOfNoun = {
  site: [
    [paths.trade, lazyPage(() => import('./TradePage.tsx'), 'TradePage')],
    [paths.localTrades, lazyPage(() => import('./LocalTradesPage.tsx'), 'LocalTradesPage')],
    [paths.localTrade, localTrade],
    [paths.localTradeInCity, localTrade],
  ],
  admin: [
    [paths.trades, lazyPage(trades, 'TradesPage')],
    [paths.createTrade, lazyPage(trades, 'CreateTradePage')],
  ],
}
