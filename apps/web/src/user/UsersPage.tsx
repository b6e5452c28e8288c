import { paths, userFilters, type User } from '@plomada/domain'
import { Page, Stack, UserFilterPanel, UserList } from '@plomada/ui'
import { userCalls } from '../data/calls.ts'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { saveSelectedUserId, userHref } from './selectedUser.ts'

export function UsersPage() {
  useTitle(adminTitles.users)
  const list = useFilteredList(userFilters, userCalls.list)
  return (
    <Page>
      <Stack gap={5}>
        <UserFilterPanel layout="bar" {...list.filterProps} />
        <UserList
          users={list.items}
          total={list.data?.total}
          hrefFor={(user: User) => userHref(user.id)}
          onFollow={(user: User) => saveSelectedUserId(user.id)}
          {...list.listProps}
        />
        <ListPager path={paths.users} {...list.pagerProps} />
      </Stack>
    </Page>
  )
}
