import { professionalFilters } from '@plomada/domain'
import { parseSearchParams } from '@plomada/domain/contract'
import { shellMessages } from '@plomada/ui'
import { ProfessionalsScreen } from '@plomada/ui/screens'
import { prefetchCall } from '../data/prefetch.ts'
import { calls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { useTradeOptions } from '../trade/trade.data.ts'

export const prefetch = ({ search }: RouteLocation): void =>
  prefetchCall(calls.professional.list, { query: professionalFilters.parse(parseSearchParams(search)) })

export function ProfessionalsPage() {
  useTitle(shellMessages.professionals)
  const list = useFilteredList(professionalFilters, calls.professional.list)
  const { viewer, signIn } = useSession()
  return (
    <ProfessionalsScreen
      list={list}
      tradeOptions={useTradeOptions()}
      canOpen={viewer !== null}
      onContact={({ id }) => void signIn({ kind: 'contact', id })}
    />
  )
}
