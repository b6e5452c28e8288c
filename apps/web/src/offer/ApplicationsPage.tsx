import { applicationFilters, type StoredUser } from '@plomada/domain'
import {
  accountItems,
  ApplicationCard,
  ApplicationsEmpty,
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
import { useApplications } from './offer.data.ts'

const ownApplications = (viewer: StoredUser) =>
  viewer.role === 'professional'
    ? href(paths.applications, { id: viewer.id })
    : (ownPages(viewer)?.profile ?? paths.home)

/** The offers that a professional applied to. */
export function ApplicationsPage() {
  useTitle(offerCopy.applications)
  return (
    <Gate roles={['professional']} ownPage={ownApplications}>
      {(viewer) => <Applications viewer={viewer} />}
    </Gate>
  )
}

function Applications({ viewer }: { viewer: StoredUser }) {
  const [filters, setFilters] = useFilters(applicationFilters)
  const { data, problem, mutate } = useApplications(filters)
  const here = href(paths.applications, { id: viewer.id })
  return (
    <AccountLayout
      viewer={viewer}
      current={accountItems.applications}
      title={offerCopy.applications}
      filters={
        <FilterPanel
          of={applicationFilters}
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
          hrefFor={(page) => withFilters(here, applicationFilters, { ...filters, page })}
        />
      }
    >
      <Cards
        columns={3}
        of={problem ? [] : data?.result}
        each={(offer) => <ApplicationCard offer={offer} href={href(paths.offer, { id: offer.id })} />}
        empty={<ApplicationsEmpty offersHref={paths.offers} homeHref={paths.home} />}
        skeleton={<OfferCardSkeleton />}
        hasFailed={problem !== undefined}
        onRetry={() => void mutate()}
      />
    </AccountLayout>
  )
}
