'use client'
import { type ApplicationFilters, applicationFilters, type Offer, offerHref, paths } from '@plomada/domain'
import { useOverride } from '../marketplace/overrides.ts'
import { ApplicationCard, ApplicationsEmpty, offerMessages } from '../offer/index.ts'
import { accountItems } from '../shell/index.ts'
import type { AccountScreenProps } from './AccountLayout.tsx'
import { AccountOffersScreen } from './AccountOffersScreen.tsx'
import type { FilteredList } from './FilteredList.ts'

export interface ApplicationsScreenProps extends AccountScreenProps {
  /** The offers that the viewer applied to. */
  list: FilteredList<ApplicationFilters, Offer>
}

/** Renders /profilep/postulaciones/{id}, the offers that a professional applied to. */
export const ApplicationsScreen = (props: ApplicationsScreenProps) => {
  const t = useOverride()
  return (
    <AccountOffersScreen
      path={paths.applications}
      current={accountItems.applications}
      title={t(offerMessages.applications)}
      definition={applicationFilters}
      renderItem={(offer) => <ApplicationCard offer={offer} href={offerHref(offer)} />}
      empty={<ApplicationsEmpty offersHref={paths.offers} homeHref={paths.home} />}
      emptyTitle={t(offerMessages.noApplications)}
      {...props}
    />
  )
}
