import { paths, type User, type UserFilters } from '@plomada/domain'
import { Page, Stack } from '../../base/index.ts'
import { UserFilterPanel, UserList, type UserListProps } from '../../user/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

export interface UsersScreenProps extends Pick<UserListProps, 'hrefFor' | 'onFollow'> {
  /** The users that match the filters. */
  list: FilteredList<UserFilters, User>
}

/** Renders /dashboard/users, all users. */
export const UsersScreen = ({ list, ...links }: UsersScreenProps) => (
  <Page>
    <Stack gap={5}>
      <UserFilterPanel layout="bar" {...list.filterProps} />
      <UserList users={list.items} total={list.total} {...links} {...list.listProps} />
      <ListPager path={paths.users} {...list.pagerProps} />
    </Stack>
  </Page>
)
