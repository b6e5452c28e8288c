import { type Offer, type OfferFilters, offerFilters, tradeOptions, type TradeRef } from '@plomada/domain'
import { FilterPanel } from '@plomada/ui/FilterPanel'
import { ListPage } from '@plomada/ui/ListPage'
import { OfferList } from '@plomada/ui/OfferList'
import { Pager } from '@plomada/ui/Pager'
import { PlomadaProvider } from '@plomada/ui/PlomadaProvider'
import { MarketplaceTopNav } from '@plomada/ui/MarketplaceTopNav'
import { lazy, Suspense, useState } from 'react'

const MobileMenu = lazy(() =>
  import('@plomada/ui/MarketplaceMobileMenu').then((module) => ({ default: module.MarketplaceMobileMenu })),
)

interface AppProps {
  offers: readonly Offer[]
  pages: number
  trades: readonly TradeRef[]
}

/** An app with the list of services: top bar, filters, a page of cards and the pager. */
export function App({ offers, pages, trades }: AppProps) {
  const [filters, setFilters] = useState<OfferFilters>(offerFilters.initial)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const shared = {
    viewer: null,
    current: 'offers',
    trades,
    theme,
    onThemeChange: setTheme,
    onSignIn: () => undefined,
    onSignOut: () => undefined,
  } as const
  return (
    <PlomadaProvider>
      <MarketplaceTopNav {...shared} isMenuOpen={isMenuOpen} onOpenMenu={() => setMenuOpen(true)} />
      <ListPage
        title="Pagina de Servicios"
        filters={
          <FilterPanel
            filters={offerFilters}
            value={filters}
            options={{ trade: tradeOptions(trades) }}
            count={offers.length}
            onChange={setFilters}
          />
        }
        pager={<Pager page={filters.page} pages={pages} hrefFor={(page) => `/services?page=${page}`} />}
      >
        <OfferList
          offers={offers}
          hrefFor={({ id }) => `/services/${id}`}
          applicationFor={() => 'open'}
          onApply={() => undefined}
          onClear={() => setFilters(offerFilters.initial)}
        />
      </ListPage>
      {isMenuOpen && (
        <Suspense>
          <MobileMenu {...shared} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </PlomadaProvider>
  )
}
