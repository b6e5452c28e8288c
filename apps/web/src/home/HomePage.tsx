import { lazy, Suspense } from 'react'
import { useGo } from '../useGo.ts'
import { Hero, Page, TapeBand } from '@plomada/ui'
import { paths, tradeHref } from '@plomada/domain'
import { useTitle } from '../frame/useTitle.ts'
import { useTrades } from '../trade/trade.data.ts'

const BelowFold = lazy(() => import('./BelowFold.tsx').then((module) => ({ default: module.BelowFold })))

/** The landing page. */
export function HomePage() {
  useTitle(undefined)
  const go = useGo()
  const { trades, isLoading } = useTrades()
  // The filters of the list come with the search: nobody needs them to look at the landing page.
  const search = async (text: string) => {
    const { offersTitled } = await import('../offer/offersTitled.ts')
    go(offersTitled(text))
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
