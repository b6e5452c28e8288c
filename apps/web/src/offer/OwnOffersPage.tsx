import { useEffect } from 'react'
import { href, ownOfferFilters, ownPages, paths, type Applicant, type StoredUser } from '@plomada/domain'
import {
  accountItems,
  FilterPanel,
  MasterDetail,
  offerCopy,
  OwnOfferList,
  OwnOfferPanel,
  OwnOffersEmpty,
} from '@plomada/ui'
import { useFilters } from '../filters/useFilters.ts'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { onCheckoutNews } from '../payment/checkoutWindow.ts'
import { Payment } from '../payment/Payment.tsx'
import { Gate } from '../frame/Gate.tsx'
import { useOwnOffers } from './offer.data.ts'
import { useAccepting } from './useAccepting.ts'
import { useSelectedOffer } from './useSelectedOffer.ts'

const ownOffers = (viewer: StoredUser) => ownPages(viewer)?.publications ?? paths.home
const pageOf = ({ id }: Pick<Applicant, 'id'>) => href(paths.professional, { id })

/** One's own offers: choose one, accept an applicant, pay. */
export function OwnOffersPage() {
  useTitle(offerCopy.own)
  return <Gate ownPage={ownOffers}>{(viewer) => <OwnOffers viewer={viewer} />}</Gate>
}

function OwnOffers({ viewer }: { viewer: StoredUser }) {
  const [filters, setFilters] = useFilters(ownOfferFilters)
  const { data, mutate } = useOwnOffers(filters)
  const { selected, select } = useSelectedOffer(data?.result)
  const { acceptingId, onAccept } = useAccepting(selected)
  // What the window says is only a hint to ask sooner. Here and not in the payment, which is gone once it is paid,
  // while the rating is still to come.
  useEffect(() => onCheckoutNews(() => void mutate()), [mutate])
  const hasNone = data?.total === 0 && !filters.title && !filters.state
  return (
    <AccountLayout
      viewer={viewer}
      current={accountItems.publications}
      title={offerCopy.own}
      {...(!hasNone && {
        filters: (
          <FilterPanel
            of={ownOfferFilters}
            value={filters}
            count={data?.total}
            onChange={setFilters}
            layout="bar"
          />
        ),
      })}
    >
      {hasNone ? (
        <OwnOffersEmpty createHref={paths.createOffer} homeHref={paths.home} />
      ) : (
        <MasterDetail
          list={<OwnOfferList offers={data?.result} selectedId={selected?.id ?? null} onSelect={select} />}
          detail={
            <OwnOfferPanel
              offer={selected}
              onAccept={onAccept}
              {...(acceptingId !== undefined && { acceptingId })}
              hrefFor={pageOf}
              {...(selected && {
                payment: <Payment key={selected.id} offer={selected} onNews={() => void mutate()} />,
                rateHref: href(paths.paid, {
                  role: viewer.role,
                  idUser: viewer.id,
                  idProduct: selected.id,
                }),
              })}
            />
          }
        />
      )}
    </AccountLayout>
  )
}
