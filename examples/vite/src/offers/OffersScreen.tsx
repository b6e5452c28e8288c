import { offerFilters } from '@plomada/domain'
import { offers } from '@plomada/domain/fixtures'
import { FilterPanel } from '@plomada/ui/FilterPanel'
import { ListPage } from '@plomada/ui/ListPage'
import { OfferList } from '@plomada/ui/OfferList'
import { PlomadaProvider } from '@plomada/ui/PlomadaProvider'
import { useState } from 'react'

const all = Object.values(offers)

export function OffersScreen() {
  const [filters, setFilters] = useState(offerFilters.initial)
  const shown = all.filter(({ place }) => filters.city === undefined || place.city === filters.city)
  return (
    <PlomadaProvider>
      <ListPage
        title="Trabajos"
        filters={
          <FilterPanel filters={offerFilters} value={filters} count={shown.length} onChange={setFilters} />
        }
      >
        <OfferList
          offers={shown}
          hrefFor={() => '/pedir'}
          applicationFor={() => 'open'}
          onApply={() => undefined}
        />
      </ListPage>
    </PlomadaProvider>
  )
}
