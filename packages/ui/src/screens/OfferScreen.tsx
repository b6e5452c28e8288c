import { capitalised, offerFilters, paths, suggestionsOf, type Offer, offerHref } from '@plomada/domain'
import { useState } from 'react'
import { withFilters } from '@plomada/domain/define'
import { ShareButton, Stack } from '../base/index.ts'
import { DetailPage } from '../layout/index.ts'
import { ApplyPanel, OfferDetail, SuggestedOffers } from '../offer/index.ts'
import { NotFound, Splash } from '../shell/index.ts'
import { passingOffers, partOf } from './filtering.ts'
import { marketOffers, type Who } from './market.ts'
import { signIn } from './Screen.tsx'
import { useApplying } from './useApplying.ts'
import type { Given } from './useList.ts'

export interface OfferScreenProps {
  /** Who looks at it. */
  who: Who
  /** The open offer. */
  offer: Offer
  /** How the data stands; `empty` is an address that leads to no offer.
   * @default 'here' */
  given?: Given
}

function Suggestions({ offer }: { offer: Offer }) {
  const [page, setPage] = useState(1)
  const filters = suggestionsOf(offer, page)
  const { rows, pages } = partOf(passingOffers(marketOffers, filters), filters)
  return (
    <SuggestedOffers
      offers={rows}
      hrefFor={offerHref}
      page={page}
      pages={pages}
      hrefForPage={(next) => withFilters(offerHref(offer), offerFilters, { ...filters, page: next })}
      onPage={setPage}
    />
  )
}

/** /service/detail/{id}: one offer, for whoever is signed in. */
export function OfferScreen({ who, offer, given = 'here' }: OfferScreenProps) {
  const { viewer, applicationFor, apply } = useApplying(who, given)
  if (!viewer) return <Splash onSignIn={signIn} homeHref={paths.home} />
  if (given === 'empty') return <NotFound homeHref={paths.home} offersHref={paths.offers} />
  const isLoading = given === 'loading'
  return (
    <DetailPage
      side={
        !isLoading && (
          <Stack>
            <ApplyPanel
              viewer={viewer}
              offer={offer}
              application={applicationFor(offer)}
              onApply={() => apply(offer)}
              onSignIn={signIn}
              backHref={paths.offers}
              profileHref={paths.becomeProfessional}
            />
            <ShareButton title={capitalised(offer.title)} />
          </Stack>
        )
      }
      suggestions={
        isLoading ? (
          <SuggestedOffers
            offers={undefined}
            hrefFor={offerHref}
            page={1}
            pages={0}
            hrefForPage={() => paths.offers}
          />
        ) : (
          <Suggestions offer={offer} />
        )
      }
    >
      <OfferDetail offer={isLoading ? undefined : offer} />
    </DetailPage>
  )
}
