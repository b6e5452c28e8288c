import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { fullName, paths, type Professional } from '@plomada/domain'
import { UserScreen } from '@plomada/ui/screens'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { saveSelectedUserId, getSelectedUserId } from './selectedUser.ts'
import { useUserEdit } from './useUserEdit.ts'
import { useUser } from './user.data.ts'

export function UserPage() {
  const [search] = useSearchParams()
  const id = getSelectedUserId(search)
  return id === null ? <Navigate to={paths.users} replace /> : <SelectedUser key={id} id={id} />
}

function SelectedUser({ id }: { id: number }) {
  const { data, problem, mutate } = useUser(id)
  const user = data?.result
  useDataTitle(problem && !user ? null : user && fullName(user))
  useEffect(() => saveSelectedUserId(id), [id])
  if (!user) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return <UserContent user={user} readNewest={async () => (await mutate())?.result ?? user} />
}

interface UserContentProps {
  user: Professional
  readNewest: () => Promise<Professional>
}

function UserContent({ user, readNewest }: UserContentProps) {
  const { viewer } = useSession()
  const { formValues, saveDetails, suspend, activate } = useUserEdit(user, readNewest)
  return (
    <UserScreen
      user={user}
      formValues={formValues}
      isOwn={user.id === viewer?.id}
      onSuspend={suspend}
      onActivate={activate}
      onSubmit={saveDetails}
    />
  )
}
