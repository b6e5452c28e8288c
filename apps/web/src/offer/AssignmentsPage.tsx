import { assignmentFilters, offerHref, paths } from '@plomada/domain'
import { accountItems, AssignmentCard, AssignmentsEmpty, offerMessages } from '@plomada/ui'
import { offerCalls } from '../data/calls.ts'
import { createOffersPage } from './createOffersPage.tsx'

/** Renders the jobs that a professional was accepted for. */
export const AssignmentsPage = createOffersPage({
  path: paths.assignments,
  current: accountItems.assignments,
  title: offerMessages.assignments,
  filters: assignmentFilters,
  call: offerCalls.assignments,
  renderItem: (offer) => <AssignmentCard offer={offer} href={offerHref(offer)} />,
  empty: <AssignmentsEmpty />,
  emptyTitle: offerMessages.noAssignments,
})
