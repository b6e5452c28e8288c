import { capitalize, offerFilters, paths, suggestionFilters, type Offer, offerHref } from '@plomada/domain'
import { useState } from 'react'
import { withFilters } from '@plomada/domain/define'
import { ShareButton, Stack } from '../base/index.ts'
import { DetailPage } from '../layout/index.ts'
import { ApplyPanel, OfferDetail, SuggestedOffers } from '../offer/index.ts'
import { NotFound, Splash } from '../shell/index.ts'
import { filterOffers, takePage } from './fixtures/filterLists.ts'
import { openOffers, type ViewerName } from './fixtures/marketplace.ts'
import { signIn } from './fixtures/screenDecorators.tsx'
import { useFixtureApplications } from './fixtures/useFixtureApplications.ts'
import type { DataState } from './fixtures/screenData.ts'

export interface OfferScreenProps {
  /** Viewer of the screen. */
  viewerName: ViewerName
  /** The offer. */
  offer: Offer
  /** State of the data; `empty` is an address without an offer.
   * @default 'loaded' */
  dataState?: DataState
}

function Suggestions({ offer }: { offer: Offer }) {
  const [page, setPage] = useState(1)
  const filters = suggestionFilters(offer, page)
  const { items, pages } = takePage(filterOffers(openOffers, filters), filters)
  return (
    <SuggestedOffers
      offers={items}
      hrefFor={offerHref}
      page={page}
      pages={pages}
      hrefForPage={(next) => withFilters(offerHref(offer), offerFilters, { ...filters, page: next })}
      onPage={setPage}
    />
  )
}

/** /service/detail/{id}: an offer, for a signed-in viewer. */
export function OfferScreen({ viewerName, offer, dataState = 'loaded' }: OfferScreenProps) {
  const { viewer, applicationFor, apply } = useFixtureApplications(viewerName, dataState)
  if (!viewer) return <Splash onSignIn={signIn} homeHref={paths.home} />
  if (dataState === 'empty') return <NotFound homeHref={paths.home} offersHref={paths.offers} />
  const isLoading = dataState === 'loading'
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
            <ShareButton title={capitalize(offer.title)} />
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
