import { applicationFilters, href, ownPages, paths, type StoredUser, offerHref } from '@plomada/domain'
import { offerCalls } from '../data/calls.ts'
import { accountItems, ApplicationCard, ApplicationsEmpty, offerCopy } from '@plomada/ui'
import { Gate } from '../frame/Gate.tsx'
import { AccountOffers } from './AccountOffers.tsx'

const ownApplications = (viewer: StoredUser) =>
  viewer.role === 'professional'
    ? href(paths.applications, { id: viewer.id })
    : (ownPages(viewer)?.profile ?? paths.home)

/** The offers that a professional applied to. */
export function ApplicationsPage() {
  return (
    <Gate roles={['professional']} ownPage={ownApplications}>
      {(viewer) => (
        <AccountOffers
          viewer={viewer}
          current={accountItems.applications}
          title={offerCopy.applications}
          path={ownApplications(viewer)}
          of={applicationFilters}
          call={offerCalls.applications}
          each={(offer) => <ApplicationCard offer={offer} href={offerHref(offer)} />}
          empty={<ApplicationsEmpty offersHref={paths.offers} homeHref={paths.home} />}
          none={offerCopy.noApplications}
        />
      )}
    </Gate>
  )
}
