import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import * as offerMessages from '../offer.messages.ts'

/** Renders the empty state of the user's jobs. */
export const AssignmentsEmpty = () => (
  <EmptyState drawing={drawings.toolbox} title={offerMessages.noAssignments}>
    {offerMessages.noAssignmentsHelp}
  </EmptyState>
)
