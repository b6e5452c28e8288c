import { memo } from 'react'
import { withFilters } from '@plomada/domain/contract'
import { Pager } from '../base/index.ts'
import type { FilteredList } from './FilteredList.ts'

type ListPagerProps<Filters extends { page: number }> = FilteredList<Filters, unknown>['pagerProps'] & {
  /** Path of the list. */
  path: string
}

/** Renders the pager of a filtered list. */
export const ListPager = memo(function ListPager<Filters extends { page: number }>({
  path,
  definition,
  filters,
  pages = 0,
  ...rest
}: ListPagerProps<Filters>) {
  return (
    <Pager
      page={filters.page}
      pages={pages}
      hrefFor={(page) => withFilters(path, definition, { ...filters, page })}
      {...rest}
    />
  )
})
