import { memo } from 'react'
import { withFilters } from '@plomada/domain/define'
import { Pager } from '@plomada/ui'
import type { AddressedFilters } from './useFilters.ts'

interface ListPagerProps<Filters extends { page: number }> {
  /** Where the list lives. */
  path: string
  of: AddressedFilters<Filters>
  filters: Filters
  /** How many pages there are; not known while the first one loads. */
  pages: number | undefined
}

/** The pages of a list whose filters stand in the address; not drawn again when the answer has as many pages. */
export const ListPager = memo(function ListPager<Filters extends { page: number }>(
  props: ListPagerProps<Filters>,
) {
  const { path, of, filters, pages = 0 } = props
  return (
    <Pager
      page={filters.page}
      pages={pages}
      hrefFor={(page) => withFilters(path, of, { ...filters, page })}
    />
  )
})
