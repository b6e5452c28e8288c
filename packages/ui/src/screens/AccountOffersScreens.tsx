import {
  applicationFilters,
  assignmentFilters,
  href,
  paths,
  type Offer,
  type OwnOfferFilters,
  offerHref,
} from '@plomada/domain'
import type { ReactNode } from 'react'
import { Pager } from '../base/index.ts'
import { type DeclaredFilters, FilterPanel, isNarrowed } from '../filter/index.ts'
import { Cards } from '../layout/index.ts'
import {
  ApplicationCard,
  ApplicationsEmpty,
  AssignmentCard,
  AssignmentsEmpty,
  OfferCardSkeleton,
  offerCopy,
  OffersNotFound,
} from '../offer/index.ts'
import { accountItems } from '../shell/index.ts'
import { Account, Gate } from './Account.tsx'
import { passingOffers } from './filtering.ts'
import { applications, assignments, type Who } from './market.ts'
import { type Given, useFilterState, useList } from './useList.ts'

interface ListProps<Filters extends { page: number }> {
  who: Who
  given: Given
  current: number
  title: string
  path: (id: number) => string
  of: DeclaredFilters<Filters> & { initial: Filters }
  offers: readonly Offer[]
  each: (offer: Offer) => ReactNode
  empty: ReactNode
  none: string
}

type Shared = Partial<Pick<OwnOfferFilters, 'title' | 'order' | 'state'>> & { page: number; pageSize: number }

/** A filtered list of offers within one's own account. */
function AccountOffers<Filters extends Shared>(props: ListProps<Filters>) {
  const { who, given, current, title, path, of, offers, each, empty, none } = props
  const { filters, setFilters, toPage } = useFilterState(of)
  const list = useList(passingOffers(offers, filters), filters, given)
  const isFiltered = isNarrowed(of, filters)
  return (
    <Gate who={who} roles={['professional']}>
      {(viewer) => (
        <Account
          viewer={viewer}
          current={current}
          title={title}
          filters={
            <FilterPanel
              of={of}
              value={filters}
              {...(list.total !== undefined && { count: list.total })}
              onChange={setFilters}
              layout="bar"
            />
          }
          pager={
            <Pager
              page={filters.page}
              pages={list.pages}
              hrefFor={(page) => `${path(viewer.id)}?page=${page}`}
              onPage={toPage}
            />
          }
        >
          <Cards
            columns={3}
            of={list.rows}
            each={each}
            empty={isFiltered ? <OffersNotFound onClear={() => setFilters(of.initial)} /> : empty}
            none={isFiltered ? offerCopy.none : none}
            skeleton={<OfferCardSkeleton />}
            hasFailed={list.hasFailed}
            onRetry={list.retry}
          />
        </Account>
      )}
    </Gate>
  )
}

export interface AccountOffersScreenProps {
  /** Who looks at it. */
  who: Who
  /** How the data stands.
   * @default 'here' */
  given?: Given
}

/** /profilep/jobs/{id}: the jobs that a professional was accepted for. */
export const AssignmentsScreen = ({ who, given = 'here' }: AccountOffersScreenProps) => (
  <AccountOffers
    who={who}
    given={given}
    current={accountItems.assignments}
    title={offerCopy.assignments}
    path={(id) => href(paths.assignments, { id })}
    of={assignmentFilters}
    offers={assignments}
    each={(offer) => <AssignmentCard offer={offer} href={offerHref(offer)} />}
    empty={<AssignmentsEmpty />}
    none={offerCopy.noAssignments}
  />
)

/** /profilep/postulaciones/{id}: the offers that a professional applied to. */
export const ApplicationsScreen = ({ who, given = 'here' }: AccountOffersScreenProps) => (
  <AccountOffers
    who={who}
    given={given}
    current={accountItems.applications}
    title={offerCopy.applications}
    path={(id) => href(paths.applications, { id })}
    of={applicationFilters}
    offers={applications}
    each={(offer) => <ApplicationCard offer={offer} href={offerHref(offer)} />}
    empty={<ApplicationsEmpty offersHref={paths.offers} homeHref={paths.home} />}
    none={offerCopy.noApplications}
  />
)
