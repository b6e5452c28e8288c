import { paths, type User, type UserFilters, userFilters } from '@plomada/domain'
import { type DataTableSort, Page, Stack } from '../../base/index.ts'
import { UserFilterPanel, UserList, type UserListProps } from '../../user/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { fromDirection, toDirection } from '../listSort.ts'
import { ListPager } from '../ListPager.tsx'

export interface UsersScreenProps extends Pick<UserListProps, 'hrefFor' | 'onFollow'> {
  /** The users that match the filters. */
  list: FilteredList<UserFilters, User>
}

/** Returns the column that decides first: the rating, then the name. */
function getSort({ ratingOrder, nameOrder }: UserFilters): DataTableSort | undefined {
  if (ratingOrder) return { column: 'rating', direction: toDirection(ratingOrder) }
  return nameOrder && { column: 'name', direction: toDirection(nameOrder) }
}

const changeSort = (filters: UserFilters, { column, direction }: DataTableSort) =>
  userFilters.change(filters, {
    ratingOrder: column === 'rating' ? fromDirection(direction) : undefined,
    nameOrder: column === 'name' ? fromDirection(direction) : undefined,
  })

/** Renders /dashboard/users, all users. */
export const UsersScreen = ({ list, ...links }: UsersScreenProps) => (
  <Page>
    <Stack gap={5}>
      <UserFilterPanel layout="bar" {...list.filterProps} />
      <UserList
        users={list.items}
        total={list.total}
        sort={getSort(list.filters)}
        onSort={(sort) => list.setFilters(changeSort(list.filters, sort))}
        {...links}
        {...list.listProps}
      />
      <ListPager path={paths.users} {...list.pagerProps} />
    </Stack>
  </Page>
)
