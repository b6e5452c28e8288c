import { userFilters } from '@plomada/domain'
import { adminTitles, UsersScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { saveSelectedUserId, userHref } from './selectedUser.ts'

export function UsersPage() {
  useTitle(adminTitles.users)
  return (
    <UsersScreen
      list={useFilteredList(userFilters, calls.user.list)}
      hrefFor={({ id }) => userHref(id)}
      onFollow={({ id }) => saveSelectedUserId(id)}
    />
  )
}
