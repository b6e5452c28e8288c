import { withFilters } from '@plomada/domain/define'
import { Pager } from '../base/index.ts'

interface ListPagerProps<Filters extends { page: number }> {
  path: string
  definition: { toUrlQuery(filters: Filters): Record<string, unknown> }
  filters: Filters
  pages: number
  onPage: (page: number) => void
}

/** Renders the pager of a list from the `pagerProps` of `useFilteredList`. */
export const ListPager = <Filters extends { page: number }>(props: ListPagerProps<Filters>) => {
  const { path, definition, filters, pages, onPage } = props
  return (
    <Pager
      page={filters.page}
      pages={pages}
      hrefFor={(page) => withFilters(path, definition, { ...filters, page })}
      onPage={onPage}
    />
  )
}
