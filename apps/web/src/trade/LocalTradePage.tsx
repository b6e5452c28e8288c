import { useParams } from 'react-router-dom'
import {
  cities,
  findBySlug,
  localOfferFilters,
  localProfessionalFilters,
  professionalHref,
  PROVINCE,
  type City,
  type Trade,
} from '@plomada/domain'
import { tradeMessages } from '@plomada/ui'
import { LocalTradeScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useCall } from '../data/useCall.ts'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { NotFoundPage } from '../frame/NotFoundPage.tsx'
import { PendingPage } from '../frame/PendingPage.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { useOfferApplications } from '../offer/useOfferApplications.ts'
import { useSession } from '../session/useSession.ts'
import { useTrades } from './trade.data.ts'

export function LocalTradePage() {
  const { trade: tradeSlug = '', city: citySlug } = useParams()
  const { trades, problem, mutate } = useTrades()
  const trade = trades && findBySlug(trades, tradeSlug, ({ name }) => name)
  const city = citySlug === undefined ? undefined : findBySlug(cities, citySlug, (name) => name)
  if (problem && !trades) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  if (!trades) return <PendingPage />
  if (!trade || (citySlug !== undefined && !city)) return <NotFoundPage />
  return <LocalTrade trade={trade} city={city} />
}

function LocalTrade({ trade, city }: { trade: Trade; city: City | undefined }) {
  useDataTitle(tradeMessages.localTitle(trade.name, city ?? PROVINCE))
  const professionals = useCall(calls.professional.list, { query: localProfessionalFilters(trade, city) })
  const offers = useCall(calls.offer.list, { query: localOfferFilters(trade, city) })
  const prices = useCall(calls.trade.prices, { params: { id: trade.id }, query: { city } })
  const { viewer, signIn } = useSession()
  return (
    <LocalTradeScreen
      trade={trade}
      city={city}
      professionals={toList(professionals)}
      offers={toList(offers)}
      prices={prices.data?.result}
      hasPricesFailed={prices.problem !== undefined && !prices.data}
      applications={useOfferApplications()}
      hrefFor={viewer ? professionalHref : undefined}
      onContact={({ id }) => void signIn({ kind: 'contact', id })}
    />
  )
}

interface ReadList<Item> {
  data: { result: Item[] } | undefined
  problem: unknown
  mutate: () => Promise<unknown>
}

const toList = <Item,>({ data, problem, mutate }: ReadList<Item>) => ({
  items: problem ? [] : data?.result,
  listProps: { hasFailed: problem !== undefined, onRetry: () => void mutate() },
})
