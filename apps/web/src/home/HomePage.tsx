import { useNavigate } from 'react-router-dom'
import { HomeLayout } from '@plomada/ui'
import { offerFilters } from '@plomada/domain'
import { withFilters } from '../filters/useFilters.ts'
import { tradeHref } from '../frame/links.ts'
import { useTitle } from '../frame/useTitle.ts'
import { paths } from '../paths.ts'
import { useTrades } from '../trade/trade.data.ts'

/** The landing page. */
export function HomePage() {
  useTitle(undefined)
  const navigate = useNavigate()
  const { trades, isLoading } = useTrades()
  const search = (text: string) =>
    navigate(
      withFilters(
        paths.offers,
        offerFilters,
        offerFilters.change(offerFilters.initial, { title: text || undefined }),
      ),
    )
  return (
    <HomeLayout
      {...(trades && { trades })}
      isLoading={isLoading}
      onSearch={(text) => void search(text)}
      offersHref={paths.offers}
      tradeHref={tradeHref}
    />
  )
}
