'use client'
import { type Offer, type OfferFilters, offerFilters, offerHref, paths } from '@plomada/domain'
import type { Option } from '@plomada/domain/contract'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { FilterPanel } from '../../filter/index.ts'
import { ListPage } from '../../layout/index.ts'
import type { ReactNode } from 'react'
import { type ApplyState, NeedsProfile, offerMessages, OfferList } from '../../offer/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

/** The applications of the viewer, from the hook that sends them. */
export interface OfferApplications {
  /** State of the apply button of an offer. */
  applicationFor: (offer: Offer) => ApplyState
  /** Called when the viewer applies to an offer. */
  apply: (offer: Offer) => void
  /** Whether the viewer applied without a professional profile. */
  needsProfile: boolean
  /** Called when the viewer closes the notice about the profile. */
  closeNeedsProfile: () => void
}

export interface OffersScreenProps {
  /** The open offers that match the filters. */
  list: FilteredList<OfferFilters, Offer>
  /** Options of the trade filter. */
  tradeOptions: readonly Option[]
  /** Whether the viewer can open offers: signed-in users can. */
  canOpen: boolean
  /** The applications of the viewer. */
  applications: OfferApplications
  /** Buttons at the end of the title line. */
  actions?: ReactNode
}

/** Renders /service, the open offers. */
export const OffersScreen = ({ list, tradeOptions, canOpen, applications, actions }: OffersScreenProps) => {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  return (
    <ListPage
      title={t(offerMessages.list)}
      actions={actions}
      filters={
        <FilterPanel
          {...texts}
          action={paths.offers}
          filters={offerFilters}
          options={{ trade: tradeOptions }}
          {...list.filterProps}
        />
      }
      notices={
        applications.needsProfile && (
          <NeedsProfile href={paths.becomeProfessional} onClose={applications.closeNeedsProfile} />
        )
      }
      pager={<ListPager path={paths.offers} {...list.pagerProps} />}
    >
      <OfferList
        offers={list.items}
        hrefFor={canOpen ? offerHref : undefined}
        applicationFor={applications.applicationFor}
        onApply={applications.apply}
        onClear={() => list.setFilters(offerFilters.initial)}
        {...list.listProps}
      />
    </ListPage>
  )
}
