import { paths, professionalFilters, professionalHref } from '@plomada/domain'
import { fromSearch } from '@plomada/domain/define'
import { FilterPanel, ListPage, ProfessionalList, shellCopy } from '@plomada/ui'
import { askAhead } from '../data/ahead.ts'
import { professionalCalls } from '../data/calls.ts'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilters } from '../filters/useFilters.ts'
import { usePages } from '../filters/usePages.ts'
import type { Address } from '../frame/latePage.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { useTradeOptions } from '../trade/trade.data.ts'
import { useProfessionals } from './professional.data.ts'

export const prefetch = ({ search }: Address): void =>
  askAhead(professionalCalls.list, { query: professionalFilters.parse(fromSearch(search)) })

/** Who offers their work. */
export function ProfessionalsPage() {
  useTitle(shellCopy.professionals)
  const [filters, setFilters] = useFilters(professionalFilters)
  const { data, problem, mutate } = usePages(useProfessionals(filters), filters, setFilters)
  const { viewer, signIn } = useSession()
  const trade = useTradeOptions()
  return (
    <ListPage
      title={shellCopy.professionals}
      filters={
        <FilterPanel
          of={professionalFilters}
          value={filters}
          given={{ trade }}
          count={data?.total}
          onChange={setFilters}
        />
      }
      pager={
        <ListPager
          path={paths.professionals}
          of={professionalFilters}
          filters={filters}
          pages={data?.totalPages}
        />
      }
    >
      <ProfessionalList
        professionals={problem ? [] : data?.result}
        hasFailed={problem !== undefined}
        onRetry={() => void mutate()}
        hrefFor={(person) => (viewer ? professionalHref(person) : undefined)}
        page={filters.page}
        onContact={({ id }) => void signIn({ kind: 'contact', id })}
      />
    </ListPage>
  )
}
