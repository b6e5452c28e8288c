import { adminOfferFilters, paths, type AdminOfferFilters, type Offer } from '@plomada/domain'
import { AdminOffersScreen, adminTitles } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useSetOfferActive } from './offer.data.ts'

/** In an address: any state, where the page has a default one. */
const ANY_STATE = 'none'

/** Returns the filters with a default state, which the query of the address leaves out. */
const withDefaultState = (state: AdminOfferFilters['state']) => {
  const start = adminOfferFilters.change(adminOfferFilters.initial, { state })
  return {
    ...adminOfferFilters,
    parse: (query: Readonly<Record<string, unknown>>) => {
      const chosen = query['state'] ?? state
      return adminOfferFilters.parse({ ...query, state: chosen === ANY_STATE ? undefined : chosen })
    },
    toUrlQuery: (filters: AdminOfferFilters) => {
      const { state: chosen, ...rest } = adminOfferFilters.toUrlQuery(filters)
      return filters.state === start.state ? rest : { ...rest, state: chosen ?? ANY_STATE }
    },
  }
}

/** Creates a page with all offers for an admin; the path selects a default state. */
function createAdminOffersPage(path: string, state?: AdminOfferFilters['state']) {
  const definition = withDefaultState(state)
  return function AdminOffers() {
    useTitle(adminTitles.adminOffers)
    const list = useFilteredList(definition, calls.offer.listAll)
    const setActive = useSetOfferActive()
    return (
      <AdminOffersScreen
        list={list}
        path={path}
        onActiveChange={({ id }: Offer, isActive) => setActive(id, isActive)}
      />
    )
  }
}

export const AdminOffersPage = createAdminOffersPage(paths.adminOffers)
export const RunningOffersPage = createAdminOffersPage(paths.runningOffers, 'proceso')
export const FinishedOffersPage = createAdminOffersPage(paths.finishedOffers, 'terminado')
