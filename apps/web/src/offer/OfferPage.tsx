import { useParams, useSearchParams } from 'react-router-dom'
import { capitalised, type Offer, type StoredUser } from '@plomada/domain'
import { ApplyPanel, DetailPage, NotFound, OfferDetail, SuggestedOffers } from '@plomada/ui'
import { useTitle } from '../frame/useTitle.ts'
import { href, paths } from '../paths.ts'
import { Gate } from '../session/Gate.tsx'
import { useSession } from '../session/useSession.ts'
import { useOffer, useSuggestions } from './offer.data.ts'
import { useApplying } from './useApplying.ts'

const pageOf = ({ id }: Pick<Offer, 'id'>) => href(paths.offer, { id })

/** One offer, open to whoever is signed in. */
export function OfferPage() {
  return <Gate>{(viewer) => <OpenOffer viewer={viewer} />}</Gate>
}

function OpenOffer({ viewer }: { viewer: StoredUser }) {
  const id = Number(useParams()['id'])
  const { data, problem } = useOffer(id)
  const offer = data?.result
  const { signIn } = useSession()
  const { applicationFor, apply } = useApplying()
  useTitle(offer && capitalised(offer.title))
  if (problem) return <NotFound homeHref={paths.home} offersHref={paths.offers} />
  return (
    <DetailPage
      side={
        offer && (
          <ApplyPanel
            viewer={viewer}
            offer={offer}
            application={applicationFor(offer)}
            onApply={() => apply(offer)}
            onSignIn={() => void signIn()}
            backHref={paths.offers}
            profileHref={paths.becomeProfessional}
          />
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
  const { data } = useSuggestions(offer, page)
  return (
    <SuggestedOffers
      offers={data?.result}
      hrefFor={pageOf}
      page={page}
      pages={data?.totalPages ?? 0}
      hrefForPage={(next) => (offer ? `${pageOf(offer)}?sugerencias=${next}` : paths.offers)}
    />
  )
}
