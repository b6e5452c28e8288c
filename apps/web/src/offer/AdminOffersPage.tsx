import { useMemo } from 'react'
import { adminOfferFilters, paths, type AdminOfferFilters, type Offer } from '@plomada/domain'
import { AdminOfferFilterBar, AdminOfferList, Page, Stack } from '@plomada/ui'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilters } from '../filters/useFilters.ts'
import { usePages } from '../filters/usePages.ts'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useAdminOffers, useSetOfferActive } from './offer.data.ts'

/** Every offer, for whoever runs the marketplace. */
export function AdminOffersPage() {
  return <AdminOffers path={paths.adminOffers} />
}

/** The offers that are being worked on. */
export function RunningOffersPage() {
  return <AdminOffers path={paths.runningOffers} state="proceso" />
}

/** The finished ones. */
export function FinishedOffersPage() {
  return <AdminOffers path={paths.finishedOffers} state="terminado" />
}

interface AdminOffersProps {
  /** The address of this list. */
  path: string
  /** The state that the address asks for. */
  state?: AdminOfferFilters['state']
}

/** The declared filters as an address with a state of its own reads and writes them. */
const startingWith = (state: AdminOfferFilters['state']) => {
  const start = adminOfferFilters.change(adminOfferFilters.initial, { state })
  return {
    ...adminOfferFilters,
    parse: (query: Readonly<Record<string, unknown>>) => adminOfferFilters.parse({ state, ...query }),
    toUrl: (filters: AdminOfferFilters) => {
      const { state: chosen, ...rest } = adminOfferFilters.toUrl(filters)
      return filters.state === start.state ? rest : { ...rest, state: chosen ?? 'none' }
    },
  }
}

function AdminOffers({ path, state }: AdminOffersProps) {
  useTitle(adminTitles.offers)
  const of = useMemo(() => startingWith(state), [state])
  const [filters, setFilters] = useFilters(of)
  const { data, problem, mutate } = usePages(useAdminOffers(filters), filters, setFilters)
  const setActive = useSetOfferActive()
  return (
    <Page>
      <Stack gap={5}>
        <AdminOfferFilterBar value={filters} onChange={setFilters} count={data?.total} />
        <AdminOfferList
          offers={problem ? [] : data?.result}
          onActiveChange={({ id }: Offer, isActive) => setActive(id, isActive)}
          hasFailed={problem !== undefined}
          onRetry={() => void mutate()}
          page={filters.page}
        />
        <ListPager path={path} of={of} filters={filters} pages={data?.totalPages} />
      </Stack>
    </Page>
  )
}
