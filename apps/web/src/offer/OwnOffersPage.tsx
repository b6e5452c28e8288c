import { href, ownOfferFilters, ownPages, paths, type StoredUser, professionalHref } from '@plomada/domain'
import {
  accountItems,
  FilterPanel,
  isNarrowed,
  ListError,
  MasterDetail,
  offerMessages,
  OffersNotFound,
  OwnOfferList,
  OwnOfferPanel,
  OwnOffersEmpty,
} from '@plomada/ui'
import { offerCalls } from '../data/calls.ts'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { Payment } from '../payment/Payment.tsx'
import { useCheckoutResults } from '../payment/useCheckoutResults.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useAcceptApplicant } from './useAcceptApplicant.ts'
import { useSelectedOffer } from './useSelectedOffer.ts'

const ownPage = (viewer: StoredUser) => ownPages(viewer)?.publications ?? paths.home

export const OwnOffersPage = withViewer({ title: offerMessages.own, ownPage }, ({ viewer }) => {
  const list = useFilteredList(ownOfferFilters, offerCalls.own)
  const { data, problem, filters, refresh } = list
  const { selected, select } = useSelectedOffer(data?.result)
  const { acceptingId, onAccept } = useAcceptApplicant(selected)
  // Not in `Payment`, which is unmounted once the offer is paid, while a rating may still follow.
  useCheckoutResults(data?.result, refresh)
  const isFiltered = isNarrowed(ownOfferFilters, filters)
  const isEmpty = data?.total === 0
  const hasNone = isEmpty && !isFiltered
  const emptyTitle = isFiltered ? offerMessages.none : offerMessages.noOwn
  return (
    <AccountLayout
      viewer={viewer}
      current={accountItems.publications}
      title={offerMessages.own}
      {...(!hasNone && {
        filters: <FilterPanel filters={ownOfferFilters} layout="bar" {...list.filterProps} />,
        pager: <ListPager path={ownPage(viewer)} {...list.pagerProps} />,
      })}
    >
      {/* The offers stay mounted after a failure: a payment may be in progress. */}
      {problem && <ListError {...(!data && { emptyTitle })} onRetry={refresh} />}
      {hasNone && <OwnOffersEmpty createHref={paths.createOffer} homeHref={paths.home} />}
      {isEmpty && isFiltered && <OffersNotFound onClear={() => list.setFilters(ownOfferFilters.initial)} />}
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
                payment: <Payment key={selected.id} offer={selected} onUpdate={refresh} />,
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
})
