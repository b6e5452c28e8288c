'use client'
import {
  type AssignmentFilters,
  assignmentFilters,
  getTurnGroup,
  type Offer,
  offerHref,
  paths,
  turnGroups,
} from '@plomada/domain'
import { assignmentMessages, AssignmentStateBadge } from '../../assignment/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { AssignmentCard, AssignmentsEmpty, offerMessages } from '../../offer/index.ts'
import type { AccountScreenProps } from '../user/AccountLayout.tsx'
import { AccountOffersScreen } from './AccountOffersScreen.tsx'
import type { FilteredList } from '../FilteredList.ts'

export interface AssignmentsScreenProps extends AccountScreenProps {
  /** The offers that the viewer was accepted for. */
  list: FilteredList<AssignmentFilters, Offer>
}

const getGroup = ({ assignmentState, assignmentTurn }: Offer) =>
  assignmentState === null ? 'ended' : getTurnGroup(assignmentState, assignmentTurn, 'worker')
const byGroup = (one: Offer, other: Offer) =>
  turnGroups.indexOf(getGroup(one)) - turnGroups.indexOf(getGroup(other))

/** A completed job has the same word on its public badge. */
const renderBadge = ({ assignmentState: state }: Offer) =>
  state !== null && state !== 'completed' && <AssignmentStateBadge state={state} />

/** Renders /profilep/jobs/{id}, the jobs that a professional was accepted for, those to act on first. */
export const AssignmentsScreen = ({ list, ...account }: AssignmentsScreenProps) => {
  const t = useOverride()
  return (
    <AccountOffersScreen
      path={paths.assignments}
      current="assignments"
      title={t(offerMessages.assignments)}
      definition={assignmentFilters}
      list={{ ...list, items: list.items?.toSorted(byGroup) }}
      getGroup={(offer) => t(assignmentMessages.turnGroups[getGroup(offer)])}
      renderItem={(offer) => (
        <AssignmentCard offer={offer} href={offerHref(offer)} badge={renderBadge(offer)} />
      )}
      empty={<AssignmentsEmpty />}
      emptyTitle={t(offerMessages.noAssignments)}
      {...account}
    />
  )
}
