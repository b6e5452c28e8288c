import { useParams, useSearchParams } from 'react-router-dom'
import { capitalised, offerHref, paths, type Offer, type StoredUser } from '@plomada/domain'
import { ApplyPanel, DetailPage, OfferDetail, ShareButton, Stack, SuggestedOffers } from '@plomada/ui'
import { askAhead } from '../data/ahead.ts'
import { offerCalls } from '../data/calls.ts'
import type { Address } from '../frame/latePage.tsx'
import { Unread } from '../frame/Unread.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { Gate } from '../frame/Gate.tsx'
import { useSession } from '../session/useSession.ts'
import { useOffer, useSuggestions } from './offer.data.ts'
import { useApplying } from './useApplying.ts'

export const prefetch = ({ params }: Address): void =>
  askAhead(offerCalls.get, { params: { id: Number(params['id']) } })

/** One offer, open to whoever is signed in. */
export function OfferPage() {
  return <Gate>{(viewer) => <OpenOffer viewer={viewer} />}</Gate>
}

function OpenOffer({ viewer }: { viewer: StoredUser }) {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useOffer(id)
  const offer = data?.result
  const { signIn } = useSession()
  const { applicationFor, apply } = useApplying()
  useTitle(offer && capitalised(offer.title))
  if (problem && !offer) return <Unread problem={problem} onRetry={() => void mutate()} />
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
            <ShareButton title={capitalised(offer.title)} />
          </Stack>
        )
      }
      suggestions={<Suggestions offer={offer} />}
    >
      <OfferDetail offer={offer} />
    </DetailPage>
  )
}

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
