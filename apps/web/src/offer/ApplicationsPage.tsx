import { applicationFilters, paths } from '@plomada/domain'
import { offerMessages } from '@plomada/ui'
import { ApplicationsScreen } from '@plomada/ui/screens'
import { offerCalls } from '../data/calls.ts'
import { createOffersPage } from './createOffersPage.tsx'

/** Renders the offers that a professional applied to. */
export const ApplicationsPage = createOffersPage({
  path: paths.applications,
  title: offerMessages.applications,
  filters: applicationFilters,
  call: offerCalls.applications,
  Screen: ApplicationsScreen,
})
