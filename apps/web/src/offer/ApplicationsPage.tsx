import { applicationFilters, offerHref, paths } from '@plomada/domain'
import { accountItems, ApplicationCard, ApplicationsEmpty, offerMessages } from '@plomada/ui'
import { offerCalls } from '../data/calls.ts'
import { createOffersPage } from './createOffersPage.tsx'

/** Renders the offers that a professional applied to. */
export const ApplicationsPage = createOffersPage({
  path: paths.applications,
  current: accountItems.applications,
  title: offerMessages.applications,
  filters: applicationFilters,
  call: offerCalls.applications,
  renderItem: (offer) => <ApplicationCard offer={offer} href={offerHref(offer)} />,
  empty: <ApplicationsEmpty offersHref={paths.offers} homeHref={paths.home} />,
  emptyTitle: offerMessages.noApplications,
})
