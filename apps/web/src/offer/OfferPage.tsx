import { useParams, useSearchParams } from 'react-router-dom'
import { capitalize, offerHref, paths, type Offer } from '@plomada/domain'
import { ApplyPanel, DetailPage, OfferDetail, ShareButton, Stack, SuggestedOffers } from '@plomada/ui'
import { prefetchCall } from '../data/prefetch.ts'
import { offerCalls } from '../data/calls.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useTitle } from '../frame/useTitle.ts'
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
  const { applicationFor, apply } = useOfferApplications()
  useTitle(offer && capitalize(offer.title))
  if (problem && !offer) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return (
    <DetailPage
      side={
        offer && (
          <Stack>
            <ApplyPanel
              viewer={viewer}
              offer={offer}
              application={applicationFor(offer)}
              onApply={() => apply(offer)}
              onSignIn={() => void signIn()}
              backHref={paths.offers}
              profileHref={paths.becomeProfessional}
            />
            <ShareButton title={capitalize(offer.title)} />
          </Stack>
        )
      }
      suggestions={<Suggestions offer={offer} />}
    >
      <OfferDetail offer={offer} />
    </DetailPage>
  )
})

function Suggestions({ offer }: { offer: Offer | undefined }) {
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('sugerencias')) || 1)
  const { data, problem } = useSuggestions(offer, page)
  return (
    <SuggestedOffers
      offers={problem ? [] : data?.result}
      hrefFor={offerHref}
      page={page}
      pages={data?.totalPages ?? 0}
      hrefForPage={(next) => (offer ? `${offerHref(offer)}?sugerencias=${next}` : paths.offers)}
    />
  )
}
