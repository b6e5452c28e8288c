'use client'
import {
  applicantsHref,
  href,
  openConversationHref,
  type Offer,
  type OwnOfferFilters,
  ownOfferFilters,
  ownPages,
  paths,
  professionalHref,
} from '@plomada/domain'
import type { ReactNode } from 'react'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { FilterPanel, isNarrowed } from '../../filter/index.ts'
import { ListError, MasterDetail } from '../../layout/index.ts'
import {
  offerMessages,
  OffersNotFound,
  OwnOfferList,
  type OwnOfferListProps,
  OwnOfferPanel,
  type OwnOfferPanelProps,
  OwnOffersEmpty,
} from '../../offer/index.ts'
import { AccountLayout, type AccountScreenProps } from '../user/AccountLayout.tsx'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

export interface OwnOffersScreenProps extends AccountScreenProps, Pick<OwnOfferPanelProps, 'onAccept'> {
  /** The offers of the viewer. */
  list: FilteredList<OwnOfferFilters, Offer>
  /** Offers of the page that loaded last, which stay after a failure; undefined while the first page loads. */
  offers: readonly Offer[] | undefined
  /** The open offer, from `useOpenOffer`. */
  selected: Offer | null
  /** Called with the offer that the viewer selects. */
  onSelect: (offer: Offer) => void
  /** Pays the selected offer. */
  payment?: ReactNode
  /** An `OwnOfferLife` of the selected offer. */
  life?: ReactNode
  /** The `OfferHistory` of the selected offer. */
  history?: ReactNode
  /** Renews an offer of the list. */
  onRenew?: OwnOfferListProps['onRenew']
}

/** Renders /profilec/{id} and /profilep/{id}, where the viewer selects an own offer, accepts an applicant and pays. */
export function OwnOffersScreen(props: OwnOffersScreenProps) {
  const {
    viewer,
    onSignOut,
    list,
    offers,
    selected,
    onSelect,
    payment,
    life,
    history,
    onRenew,
    ...applicants
  } = props
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const { hasFailed, onRetry } = list.listProps
  const isFiltered = isNarrowed(ownOfferFilters, list.filters)
  const isEmpty = list.total === 0
  const hasNone = isEmpty && !isFiltered
  const emptyTitle = t(isFiltered ? offerMessages.none : offerMessages.noOwn)
  return (
    <AccountLayout
      viewer={viewer}
      onSignOut={onSignOut}
      current="publications"
      title={t(offerMessages.own)}
      {...(!hasNone && {
        filters: <FilterPanel {...texts} filters={ownOfferFilters} layout="bar" {...list.filterProps} />,
        pager: <ListPager path={ownPages(viewer)?.publications ?? paths.home} {...list.pagerProps} />,
      })}
    >
      {/* The offers stay mounted after a failure: a payment may be in progress. */}
      {hasFailed && <ListError {...(!offers && { emptyTitle })} onRetry={onRetry} />}
      {hasNone && <OwnOffersEmpty createHref={paths.createOffer} homeHref={paths.home} />}
      {isEmpty && isFiltered && <OffersNotFound onClear={() => list.setFilters(ownOfferFilters.initial)} />}
      {!isEmpty && (offers || !hasFailed) && (
        <MasterDetail
          list={
            <OwnOfferList
              offers={offers}
              selectedId={selected?.id ?? null}
              onSelect={onSelect}
              onRenew={onRenew}
            />
          }
          detail={
            offers && (
              <OwnOfferPanel
                offer={selected}
                hrefFor={professionalHref}
                {...(selected && { messageHrefFor: (worker) => openConversationHref(selected, worker) })}
                {...(selected && {
                  compareHref: applicantsHref(selected),
                  payment,
                  life,
                  history,
                  rateHref: href(paths.paid, {
                    role: viewer.role,
                    idUser: viewer.id,
                    idProduct: selected.id,
                  }),
                })}
                {...applicants}
              />
            )
          }
        />
      )}
    </AccountLayout>
  )
}
