import { useParams, useSearchParams } from 'react-router-dom'
import { capitalize, offerHref, paths, type Offer } from '@plomada/domain'
import { OfferScreen, type OfferScreenProps } from '@plomada/ui/screens'
import { prefetchCall } from '../data/prefetch.ts'
import { offerCalls } from '../data/calls.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useSession } from '../session/useSession.ts'
import { useOffer, useSuggestions } from './offer.data.ts'
import { useOfferApplications } from './useOfferApplications.ts'

export const prefetch = ({ params }: RouteLocation): void =>
  prefetchCall(offerCalls.get, { params: { id: Number(params['id']) } })

export const OfferPage = withViewer({}, ({ viewer }) => {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useOffer(id)
  const offer = data?.result
  const { signIn } = useSession()
  const applications = useOfferApplications()
  const suggestions = useSuggestionsPage(offer)
  useDataTitle(offer && capitalize(offer.title))
  if (problem && !offer) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return (
    <OfferScreen
      viewer={viewer}
      offer={offer}
      applications={applications}
      onSignIn={() => void signIn()}
      suggestions={suggestions}
    />
  )
})

/** Returns the page of suggestions that the address names. */
function useSuggestionsPage(offer: Offer | undefined): OfferScreenProps['suggestions'] {
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('sugerencias')) || 1)
  const { data, problem } = useSuggestions(offer, page)
  return {
    offers: problem ? [] : data?.result,
    page,
    pages: data?.totalPages ?? 0,
    hrefForPage: (next) => (offer ? `${offerHref(offer)}?sugerencias=${next}` : paths.offers),
  }
}
