import { useParams, useSearchParams } from 'react-router-dom'
import { capitalize, isClosedOffer, offerHref, type Offer } from '@plomada/domain'
import { OfferPreviewScreen, OfferScreen, type OfferScreenProps } from '@plomada/ui/screens'
import { LazyApplication } from '../application/lazyApplication.tsx'
import { prefetchCall } from '../data/prefetch.ts'
import { calls } from '../data/calls.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { OfferHistoryPart } from './OfferHistoryPart.tsx'
import { LazyQuestions } from '../question/LazyQuestions.tsx'
import { getSession } from '../session/store.ts'
import { useSession } from '../session/useSession.ts'
import { useInitialPreview, useOffer, useOfferPreview, useSuggestions } from './offer.data.ts'
import { useOfferApplications } from './useOfferApplications.ts'

/** Requests the data of the page before it is opened. */
export function prefetch({ params }: RouteLocation): void {
  const call = getSession().viewer ? 'get' : 'preview'
  // Both have the same input.
  prefetchCall(calls.offer[call] as typeof calls.offer.get, { params: { id: Number(params['id']) } })
}

function OfferPreviewPage() {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useOfferPreview(id)
  const offer = data?.result
  const { signIn } = useSession()
  const hasFailed = problem && !offer
  useDataTitle(hasFailed ? null : offer && capitalize(offer.title))
  if (hasFailed) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return (
    <OfferPreviewScreen
      offer={offer}
      onApply={() => void signIn({ kind: 'apply', id })}
      questions={<LazyQuestions offer={offer} />}
    />
  )
}

export const OfferPage = withViewer({ visitor: <OfferPreviewPage /> }, ({ viewer }) => {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useOffer(id)
  const offer = data?.result
  const preview = useInitialPreview(id)?.result
  const { signIn } = useSession()
  const applications = useOfferApplications()
  const suggestions = useSuggestionsPage(id, offer)
  const shown = offer ?? preview
  const hasFailed = problem && !offer
  useDataTitle(hasFailed ? null : shown && capitalize(shown.title))
  if (hasFailed) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return (
    <OfferScreen
      viewer={viewer}
      offer={offer}
      preview={preview}
      applications={applications}
      onSignIn={() => void signIn()}
      suggestions={suggestions}
      terms={
        offer &&
        viewer.role === 'professional' &&
        viewer.id !== offer.owner.id && <LazyApplication offer={offer} />
      }
      history={
        offer &&
        (offer.hasApplied || offer.owner.id === viewer.id) && <OfferHistoryPart key={id} offerId={id} />
      }
      // Others than the owner cannot read the questions of a closed offer.
      questions={
        (!offer || !isClosedOffer(offer) || offer.owner.id === viewer.id) && <LazyQuestions offer={shown} />
      }
    />
  )
})

/** Returns the page of suggestions that the address names. */
function useSuggestionsPage(id: number, offer: Offer | undefined): OfferScreenProps['suggestions'] {
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('sugerencias')) || 1)
  const { data, problem } = useSuggestions(offer, page)
  return {
    offers: problem ? [] : data?.result,
    page,
    pages: data?.totalPages ?? 0,
    hrefForPage: (next) => `${offerHref({ id })}?sugerencias=${next}`,
  }
}
