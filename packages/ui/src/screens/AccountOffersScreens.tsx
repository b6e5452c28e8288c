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
import { type FilterDefinition, FilterPanel, isNarrowed } from '../filter/index.ts'
import { Cards } from '../layout/index.ts'
import {
  ApplicationCard,
  ApplicationsEmpty,
  AssignmentCard,
  AssignmentsEmpty,
  OfferCardSkeleton,
  offerMessages,
  OffersNotFound,
} from '../offer/index.ts'
import { accountItems } from '../shell/index.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { signOut } from './fixtures/screenDecorators.tsx'
import { filterOffers } from './fixtures/filterLists.ts'
import { ListPager } from './ListPager.tsx'
import { applications, assignments, type ViewerName } from './fixtures/marketplace.ts'
import { RequireViewer } from './fixtures/RequireViewer.tsx'
import { type DataState, useFilteredList } from './fixtures/screenData.ts'

export interface AccountOffersScreenProps {
  /** Viewer of the screen. */
  viewerName: ViewerName
  /** State of the data.
   * @default 'loaded' */
  dataState?: DataState
}

interface AccountOffersProps<Filters> extends AccountOffersScreenProps {
  path: typeof paths.applications | typeof paths.assignments
  /** Index of the current sidebar item. */
  current: number
  title: string
  definition: FilterDefinition<Filters> & { toUrlQuery(filters: Filters): Record<string, unknown> }
  offers: readonly Offer[]
  renderItem: (offer: Offer) => ReactNode
  empty: ReactNode
  emptyTitle: string
}

type SharedFilters = Partial<Pick<OwnOfferFilters, 'title' | 'order' | 'state'>> & {
  page: number
  pageSize: number
}

function AccountOffers<Filters extends SharedFilters>(props: AccountOffersProps<Filters>) {
  const { viewerName, dataState = 'loaded', path, current, title, definition } = props
  const { offers, renderItem, empty, emptyTitle } = props
  const list = useFilteredList(definition, (filters) => filterOffers(offers, filters), dataState)
  const isFiltered = isNarrowed(definition, list.filters)
  return (
    <RequireViewer viewerName={viewerName} roles={['professional']}>
      {(viewer) => (
        <AccountLayout
          viewer={viewer}
          onSignOut={signOut}
          current={current}
          title={title}
          filters={<FilterPanel filters={definition} layout="bar" {...list.filterProps} />}
          pager={<ListPager path={href(path, { id: viewer.id })} {...list.pagerProps} />}
        >
          <Cards
            columns={3}
            items={list.items}
            renderItem={renderItem}
            empty={
              isFiltered ? <OffersNotFound onClear={() => list.setFilters(definition.initial)} /> : empty
            }
            emptyTitle={isFiltered ? offerMessages.none : emptyTitle}
            skeleton={<OfferCardSkeleton />}
            {...list.listProps}
          />
        </AccountLayout>
      )}
    </RequireViewer>
  )
}

/** /profilep/jobs/{id}: the jobs that a professional was accepted for. */
export const AssignmentsScreen = (props: AccountOffersScreenProps) => (
  <AccountOffers
    {...props}
    path={paths.assignments}
    current={accountItems.assignments}
    title={offerMessages.assignments}
    definition={assignmentFilters}
    offers={assignments}
    renderItem={(offer) => <AssignmentCard offer={offer} href={offerHref(offer)} />}
    empty={<AssignmentsEmpty />}
    emptyTitle={offerMessages.noAssignments}
  />
)

/** /profilep/postulaciones/{id}: the offers that a professional applied to. */
export const ApplicationsScreen = (props: AccountOffersScreenProps) => (
  <AccountOffers
    {...props}
    path={paths.applications}
    current={accountItems.applications}
    title={offerMessages.applications}
    definition={applicationFilters}
    offers={applications}
    renderItem={(offer) => <ApplicationCard offer={offer} href={offerHref(offer)} />}
    empty={<ApplicationsEmpty offersHref={paths.offers} homeHref={paths.home} />}
    emptyTitle={offerMessages.noApplications}
  />
)
