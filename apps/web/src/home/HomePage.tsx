import { HomeScreen } from '@plomada/ui/screens'
import { lazyPart } from '../frame/lazyPart.tsx'
import { useTitle } from '../frame/hooks/useTitle.ts'

// Lazy: the selects and the lists are larger than the rest of the page. The server renders them.
const loadParts = () => import('./homeParts.ts')
const TradeSearch = lazyPart(async () => ({ default: (await loadParts()).TradeSearch }))
const HomeSections = lazyPart(async () => ({ default: (await loadParts()).HomeSections }))

export function HomePage() {
  useTitle(undefined)
  return (
    <HomeScreen tradeSearch={<TradeSearch />}>
      <HomeSections />
    </HomeScreen>
  )
}
