import { lazy, Suspense } from 'react'
import { useAppNavigate } from '../useAppNavigate.ts'
import { Hero, Page, TapeBand } from '@plomada/ui'
import { paths, tradeHref } from '@plomada/domain'
import { useTitle } from '../frame/useTitle.ts'
import { useTrades } from '../trade/trade.data.ts'

const BelowFold = lazy(() => import('./BelowFold.tsx').then((module) => ({ default: module.BelowFold })))

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
    <Page width="full">
      <Hero onSearch={(text) => void search(text)} />
      <TapeBand href={paths.offers} />
      <Suspense>
        <BelowFold {...(trades && { trades })} isLoading={isLoading} tradeHref={tradeHref} />
      </Suspense>
    </Page>
  )
}
