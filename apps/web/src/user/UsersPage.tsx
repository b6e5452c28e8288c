import { userFilters } from '@plomada/domain'
import { adminTitles, UsersScreen } from '@plomada/ui/screens'
import { userCalls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { saveSelectedUserId, userHref } from './selectedUser.ts'

export function UsersPage() {
  useTitle(adminTitles.users)
  return (
    <UsersScreen
      list={useFilteredList(userFilters, userCalls.list)}
      hrefFor={({ id }) => userHref(id)}
      onFollow={({ id }) => saveSelectedUserId(id)}
    />
  )
}
