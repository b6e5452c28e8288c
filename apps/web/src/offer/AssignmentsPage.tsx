import { assignmentFilters, type StoredUser } from '@plomada/domain'
import {
  accountItems,
  AssignmentCard,
  AssignmentsEmpty,
  Cards,
  FilterPanel,
  OfferCardSkeleton,
  offerCopy,
  Pager,
} from '@plomada/ui'
import { useFilters, withFilters } from '../filters/useFilters.ts'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { ownPages } from '../frame/links.ts'
import { useTitle } from '../frame/useTitle.ts'
import { href, paths } from '../paths.ts'
import { Gate } from '../session/Gate.tsx'
import { useAssignments } from './offer.data.ts'

const ownAssignments = (viewer: StoredUser) =>
  viewer.role === 'professional'
    ? href(paths.assignments, { id: viewer.id })
    : (ownPages(viewer)?.profile ?? paths.home)

/** The jobs that a professional was accepted for. */
export function AssignmentsPage() {
  useTitle(offerCopy.assignments)
  return (
    <Gate roles={['professional']} ownPage={ownAssignments}>
      {(viewer) => <Assignments viewer={viewer} />}
    </Gate>
  )
}

function Assignments({ viewer }: { viewer: StoredUser }) {
  const [filters, setFilters] = useFilters(assignmentFilters)
  const { data, problem, mutate } = useAssignments(filters)
  const here = href(paths.assignments, { id: viewer.id })
  return (
    <AccountLayout
      viewer={viewer}
      current={accountItems.assignments}
      title={offerCopy.assignments}
      filters={
        <FilterPanel
          of={assignmentFilters}
          value={filters}
          count={data?.total}
          onChange={setFilters}
          layout="bar"
        />
      }
      pager={
        <Pager
          page={filters.page}
          pages={data?.totalPages ?? 0}
          hrefFor={(page) => withFilters(here, assignmentFilters, { ...filters, page })}
        />
      }
    >
      <Cards
        columns={3}
        of={problem ? [] : data?.result}
        each={(offer) => <AssignmentCard offer={offer} href={href(paths.offer, { id: offer.id })} />}
        empty={<AssignmentsEmpty />}
        skeleton={<OfferCardSkeleton />}
        hasFailed={problem !== undefined}
        onRetry={() => void mutate()}
      />
    </AccountLayout>
  )
}
