import { memo } from 'react'
import { withFilters } from '@plomada/domain/define'
import { Pager } from '@plomada/ui'
import type { FilterParser } from './useFilteredList.ts'

interface ListPagerProps<Filters extends { page: number }> {
  path: string
  definition: FilterParser<Filters>
  filters: Filters
  /** The number of pages; undefined while the first one is loading. */
  pages: number | undefined
}

export const ListPager = memo(function ListPager<Filters extends { page: number }>(
  props: ListPagerProps<Filters>,
) {
  const { path, definition, filters, pages = 0 } = props
  return (
    <Pager
      page={filters.page}
      pages={pages}
      hrefFor={(page) => withFilters(path, definition, { ...filters, page })}
    />
  )
})
