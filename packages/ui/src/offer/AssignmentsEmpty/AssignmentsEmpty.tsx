import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { offerCopy } from '../offer.copy.ts'

/** Accepted for nothing yet. */
export const AssignmentsEmpty = () => (
  <EmptyState drawing={drawings.toolbox} title={offerCopy.noAssignments}>
    {offerCopy.noAssignmentsHelp}
  </EmptyState>
)
