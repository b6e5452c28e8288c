import { lazy, Suspense } from 'react'
import { HomeScreen } from '@plomada/ui/screens'
import { useTitle } from '../frame/useTitle.ts'

// Lazy: the selects and the lists are larger than the rest of the page. The server renders them.
const loadParts = () => import('./homeParts.ts')
const TradeSearch = lazy(() => loadParts().then((parts) => ({ default: parts.TradeSearch })))
const HomeSections = lazy(() => loadParts().then((parts) => ({ default: parts.HomeSections })))

export function HomePage() {
  useTitle(undefined)
  return (
    <HomeScreen
      tradeSearch={
        <Suspense>
          <TradeSearch />
        </Suspense>
      }
    >
      <Suspense>
        <HomeSections />
      </Suspense>
    </HomeScreen>
  )
}
