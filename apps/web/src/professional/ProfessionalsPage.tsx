import { href, paths, professionalFilters, tradeOptions } from '@plomada/domain'
import { fromSearch, withFilters } from '@plomada/domain/define'
import { FilterPanel, ListPage, Pager, ProfessionalList, shellCopy } from '@plomada/ui'
import { askAhead } from '../data/ahead.ts'
import { professionalCalls } from '../data/calls.ts'
import { useFilters } from '../filters/useFilters.ts'
import type { Address } from '../frame/latePage.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useProfessionals } from './professional.data.ts'

export const prefetch = ({ search }: Address): void =>
  askAhead(professionalCalls.list, { query: professionalFilters.parse(fromSearch(search)) })

/** Who offers their work. */
export function ProfessionalsPage() {
  useTitle(shellCopy.professionals)
  const [filters, setFilters] = useFilters(professionalFilters)
  const { data, problem, mutate } = useProfessionals(filters)
  const { viewer, signIn } = useSession()
  const { trades } = useTrades()
  return (
    <ListPage
      title={shellCopy.professionals}
      filters={
        <FilterPanel
          of={professionalFilters}
          value={filters}
          given={{ trade: tradeOptions(trades ?? []) }}
          count={data?.total}
          onChange={setFilters}
        />
      }
      pager={
        <Pager
          page={filters.page}
          pages={data?.totalPages ?? 0}
          hrefFor={(page) => withFilters(paths.professionals, professionalFilters, { ...filters, page })}
        />
      }
    >
      <ProfessionalList
        professionals={problem ? [] : data?.result}
        hasFailed={problem !== undefined}
        onRetry={() => void mutate()}
        hrefFor={({ id }) => (viewer ? href(paths.professional, { id }) : undefined)}
        page={filters.page}
        onContact={({ id }) => void signIn({ kind: 'contact', id })}
      />
    </ListPage>
  )
}
