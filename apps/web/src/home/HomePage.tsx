import { lazy, Suspense } from 'react'
import { useAppNavigate } from '../useAppNavigate.ts'
import { HomeScreen } from '@plomada/ui/screens'
import { useTitle } from '../frame/useTitle.ts'
import { useTrades } from '../trade/trade.data.ts'

// Lazy: its drawings are large.
const HomeSections = lazy(() => import('./homeSections.ts'))

export function HomePage() {
  useTitle(undefined)
  const navigate = useAppNavigate()
  const { trades, isLoading } = useTrades()
  // Lazy: the home page itself needs no filters.
  const search = async (text: string) => {
    const { offerSearchHref } = await import('../offer/offerSearchHref.ts')
    navigate(offerSearchHref(text))
  }
  return (
    <HomeScreen onSearch={(text) => void search(text)}>
      <Suspense>
        <HomeSections {...(trades && { trades })} isLoading={isLoading} />
      </Suspense>
    </HomeScreen>
  )
}
