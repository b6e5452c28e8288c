import { landingOfferFilters, landingProfessionalFilters, swatchHref } from '@plomada/domain'
import { HomeSections as Sections } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useCall } from '../data/useCall.ts'
import { offerSearchHref } from '../offer/offerSearchHref.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { useTrades } from '../trade/trade.data.ts'

export function HomeSections() {
  const navigate = useAppNavigate()
  const { trades, isLoading } = useTrades()
  const professionals = useCall(calls.professional.list, { query: landingProfessionalFilters })
  const offers = useCall(calls.offer.list, { query: landingOfferFilters })
  const prices = useCall(calls.trade.popularPrices, {})
  const reviews = useCall(calls.review.recent, {})
  return (
    <Sections
      {...(trades && { trades })}
      isLoading={isLoading}
      swatchHref={swatchHref}
      onSearch={(text) => navigate(offerSearchHref(text))}
      professionals={toList(professionals)}
      offers={toList(offers)}
      prices={toItems(prices)}
      reviews={toItems(reviews)}
    />
  )
}

interface ReadList<Item> {
  data: { result: Item[] } | undefined
  problem: unknown
  mutate: () => Promise<unknown>
}

const toList = <Item,>({ data, problem, mutate }: ReadList<Item>) => ({
  items: data?.result,
  hasFailed: problem !== undefined && data === undefined,
  onRetry: () => void mutate(),
})

/** The page is complete without these sections: they are omitted if they fail to load. */
const toItems = <Item,>({ data, problem }: ReadList<Item>) =>
  data?.result ?? (problem === undefined ? undefined : [])
