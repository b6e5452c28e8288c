'use client'
import { type AssignmentFilters, assignmentFilters, type Offer, offerHref, paths } from '@plomada/domain'
import { useOverride } from '../../marketplace/overrides.ts'
import { AssignmentCard, AssignmentsEmpty, offerMessages } from '../../offer/index.ts'
import type { AccountScreenProps } from '../user/AccountLayout.tsx'
import { AccountOffersScreen } from './AccountOffersScreen.tsx'
import type { FilteredList } from '../FilteredList.ts'

export interface AssignmentsScreenProps extends AccountScreenProps {
  /** The offers that the viewer was accepted for. */
  list: FilteredList<AssignmentFilters, Offer>
}

/** Renders /profilep/jobs/{id}, the jobs that a professional was accepted for. */
export const AssignmentsScreen = (props: AssignmentsScreenProps) => {
  const t = useOverride()
  return (
    <AccountOffersScreen
      path={paths.assignments}
      current="assignments"
      title={t(offerMessages.assignments)}
      definition={assignmentFilters}
      renderItem={(offer) => <AssignmentCard offer={offer} href={offerHref(offer)} />}
      empty={<AssignmentsEmpty />}
      emptyTitle={t(offerMessages.noAssignments)}
      {...props}
    />
  )
}
