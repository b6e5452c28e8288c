import { href, paths, TAGLINE } from '@plomada/domain'
import { tradeCalls } from '@plomada/domain/calls'
import { type PageDocument, adminArea, type PublicPage } from '../web/pageDocument.ts'
import { localTradePages } from './local.documents.ts'

/** The trade's page requires signing in. Visitors get its metadata, for share previews. */
const trade: PublicPage = {
  path: paths.trade,
  modules: ['src/trade/TradePage.tsx'],
  async describe({ send, message }, { id }) {
    const found = (await send(tradeCalls.get, { params: { id } }))?.result
    if (!found) return null
    return {
      title: found.name,
      description: found.description || message(TAGLINE),
      path: href(paths.trade, { id }),
      isUnlisted: true,
    }
  },
}

const trades = 'src/trade/TradesPage.tsx'

export const documents: readonly PageDocument[] = [
  trade,
  ...localTradePages,
  { path: paths.trades, modules: [adminArea, trades] },
  { path: paths.createTrade, modules: [adminArea, trades] },
]
