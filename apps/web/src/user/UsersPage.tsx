import { paths, userFilters, type User } from '@plomada/domain'
import { Page, Stack, UserFilterPanel, UserList } from '@plomada/ui'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilters } from '../filters/useFilters.ts'
import { usePages } from '../filters/usePages.ts'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { keepSelectedUser, userHref } from './selectedUser.ts'
import { useUsers } from './user.data.ts'

/** Everybody, for whoever runs the marketplace. */
export function UsersPage() {
  useTitle(adminTitles.users)
  const [filters, setFilters] = useFilters(userFilters)
  const { data, problem, mutate } = usePages(useUsers(filters), filters, setFilters)
  return (
    <Page>
      <Stack gap={5}>
        <UserFilterPanel value={filters} onChange={setFilters} count={data?.total} layout="bar" />
        <UserList
          users={problem ? [] : data?.result}
          total={data?.total}
          hrefFor={(user: User) => userHref(user.id)}
          onFollow={(user: User) => keepSelectedUser(user.id)}
          hasFailed={problem !== undefined}
          onRetry={() => void mutate()}
          page={filters.page}
        />
        <ListPager path={paths.users} of={userFilters} filters={filters} pages={data?.totalPages} />
      </Stack>
    </Page>
  )
}
