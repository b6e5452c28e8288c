import { assignmentFilters, href, ownPages, paths, type StoredUser, offerHref } from '@plomada/domain'
import { offerCalls } from '../data/calls.ts'
import { accountItems, AssignmentCard, AssignmentsEmpty, offerCopy } from '@plomada/ui'
import { Gate } from '../frame/Gate.tsx'
import { AccountOffers } from './AccountOffers.tsx'

const ownAssignments = (viewer: StoredUser) =>
  viewer.role === 'professional'
    ? href(paths.assignments, { id: viewer.id })
    : (ownPages(viewer)?.profile ?? paths.home)

/** The jobs that a professional was accepted for. */
export function AssignmentsPage() {
  return (
    <Gate roles={['professional']} ownPage={ownAssignments}>
      {(viewer) => (
        <AccountOffers
          viewer={viewer}
          current={accountItems.assignments}
          title={offerCopy.assignments}
          path={ownAssignments(viewer)}
          of={assignmentFilters}
          call={offerCalls.assignments}
          each={(offer) => <AssignmentCard offer={offer} href={offerHref(offer)} />}
          empty={<AssignmentsEmpty />}
          none={offerCopy.noAssignments}
        />
      )}
    </Gate>
  )
}
