import { paths, professionalFilters, professionalHref } from '@plomada/domain'
import { parseSearchParams } from '@plomada/domain/define'
import { FilterPanel, ListPage, ProfessionalList, shellMessages } from '@plomada/ui'
import { prefetchCall } from '../data/prefetch.ts'
import { professionalCalls } from '../data/calls.ts'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilteredList } from '../filters/useFilteredList.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { useTradeOptions } from '../trade/trade.data.ts'

export const prefetch = ({ search }: RouteLocation): void =>
  prefetchCall(professionalCalls.list, { query: professionalFilters.parse(parseSearchParams(search)) })

export function ProfessionalsPage() {
  useTitle(shellMessages.professionals)
  const list = useFilteredList(professionalFilters, professionalCalls.list)
  const { viewer, signIn } = useSession()
  const trade = useTradeOptions()
  return (
    <ListPage
      title={shellMessages.professionals}
      filters={<FilterPanel filters={professionalFilters} options={{ trade }} {...list.filterProps} />}
      pager={<ListPager path={paths.professionals} {...list.pagerProps} />}
    >
      <ProfessionalList
        professionals={list.items}
        hrefFor={(person) => (viewer ? professionalHref(person) : undefined)}
        onContact={({ id }) => void signIn({ kind: 'contact', id })}
        {...list.listProps}
      />
    </ListPage>
  )
}
