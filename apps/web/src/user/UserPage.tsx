import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { fullName, paths, type Professional } from '@plomada/domain'
import { Page, Split, UserDetailCard, UserProfileCard } from '@plomada/ui'
import { Unread } from '../frame/Unread.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { keepSelectedUser, selectedUser } from './selectedUser.ts'
import { useAmending } from './useAmending.ts'
import { useUser } from './user.data.ts'

/** One person, for an admin who changes, bans or activates them. */
export function UserPage() {
  const [search] = useSearchParams()
  const id = selectedUser(search)
  return id === null ? <Navigate to={paths.users} replace /> : <SelectedUser key={id} id={id} />
}

function SelectedUser({ id }: { id: number }) {
  const { data, problem, mutate } = useUser(id)
  const user = data?.result
  useTitle(user && fullName(user))
  useEffect(() => keepSelectedUser(id), [id])
  if (!user) return <Unread problem={problem} onRetry={() => void mutate()} />
  return <OpenUser user={user} readAgain={async () => (await mutate())?.result ?? user} />
}

interface OpenUserProps {
  user: Professional
  readAgain: () => Promise<Professional>
}

function OpenUser({ user, readAgain }: OpenUserProps) {
  const { viewer } = useSession()
  const { held, saveDetails, setActive } = useAmending(user, readAgain)
  return (
    <Page>
      <Split
        side={<UserProfileCard user={user} isOwn={user.id === viewer?.id} onActiveChange={setActive} />}
        sideWidth="asideWide"
        sidePosition="start"
      >
        <UserDetailCard user={held} onSubmit={saveDetails} />
      </Split>
    </Page>
  )
}
