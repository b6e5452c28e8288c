import { useCallback } from 'react'
import { href, ownOfferFilters, ownPages, paths, type StoredUser, professionalHref } from '@plomada/domain'
import {
  accountItems,
  FilterPanel,
  isNarrowed,
  ListError,
  MasterDetail,
  offerCopy,
  OffersNotFound,
  OwnOfferList,
  OwnOfferPanel,
  OwnOffersEmpty,
} from '@plomada/ui'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilters } from '../filters/useFilters.ts'
import { usePages } from '../filters/usePages.ts'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { Payment } from '../payment/Payment.tsx'
import { usePaymentNews } from '../payment/usePaymentNews.ts'
import { Gate } from '../frame/Gate.tsx'
import { useOwnOffers } from './offer.data.ts'
import { useAccepting } from './useAccepting.ts'
import { useSelectedOffer } from './useSelectedOffer.ts'

const ownOffers = (viewer: StoredUser) => ownPages(viewer)?.publications ?? paths.home

/** One's own offers: choose one, accept an applicant, pay. */
export function OwnOffersPage() {
  useTitle(offerCopy.own)
  return <Gate ownPage={ownOffers}>{(viewer) => <OwnOffers viewer={viewer} />}</Gate>
}

function OwnOffers({ viewer }: { viewer: StoredUser }) {
  const [filters, setFilters] = useFilters(ownOfferFilters)
  const { data, problem, mutate } = usePages(useOwnOffers(filters), filters, setFilters)
  const { selected, select } = useSelectedOffer(data?.result)
  const { acceptingId, onAccept } = useAccepting(selected)
  // What the window says is only a hint to ask sooner. Here and not in the payment, which is gone once it is paid,
  // while the rating is still to come.
  usePaymentNews(
    data?.result,
    useCallback(() => void mutate(), [mutate]),
  )
  const isFiltered = isNarrowed(ownOfferFilters, filters)
  const isEmpty = data?.total === 0
  const hasNone = isEmpty && !isFiltered
  const none = isFiltered ? offerCopy.none : offerCopy.noOwn
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
        pager: (
          <ListPager
            path={ownOffers(viewer)}
            of={ownOfferFilters}
            filters={filters}
            pages={data?.totalPages}
          />
        ),
      })}
    >
      {/* What was read before stays: a payment may be under way in it. */}
      {problem && <ListError {...(!data && { none })} onRetry={() => void mutate()} />}
      {hasNone && <OwnOffersEmpty createHref={paths.createOffer} homeHref={paths.home} />}
      {isEmpty && isFiltered && <OffersNotFound onClear={() => setFilters(ownOfferFilters.initial)} />}
      {!isEmpty && (data || !problem) && (
        <MasterDetail
          list={<OwnOfferList offers={data?.result} selectedId={selected?.id ?? null} onSelect={select} />}
          detail={
            <OwnOfferPanel
              offer={selected}
              onAccept={onAccept}
              {...(acceptingId !== undefined && { acceptingId })}
              hrefFor={professionalHref}
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
