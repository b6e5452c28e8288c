import { assignmentFilters, paths } from '@plomada/domain'
import { offerMessages } from '@plomada/ui'
import { AssignmentsScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { createOffersPage } from './createOffersPage.tsx'

/** Renders the jobs that a professional was accepted for. */
export const AssignmentsPage = createOffersPage({
  path: paths.assignments,
  title: offerMessages.assignments,
  filters: assignmentFilters,
  call: calls.offer.assignments,
  Screen: AssignmentsScreen,
})
