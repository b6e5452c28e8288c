import type { User } from '@plomada/domain'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Cards } from '../../layout/Cards/Cards.tsx'
import { PersonSkeleton } from '../PersonSkeleton/PersonSkeleton.tsx'
import { userCopy } from '../user.copy.ts'
import { UserCard } from '../UserCard/UserCard.tsx'

export interface UserListProps {
  /** Who is on this page; undefined while they are on their way. */
  users: readonly User[] | undefined
  /** How many there are on all pages. */
  total: number | undefined
  /** Where an admin changes somebody. */
  hrefFor: (user: User) => string
  /** Called when a card is followed. */
  onFollow?: ((user: User) => void) | undefined
  /** Whether the list could not be loaded.
   * @default false */
  hasFailed?: boolean
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
  /** Which page of the list this is; after another one the focus goes to where it begins. */
  page?: number
}

/** Everybody that an admin looked for, as cards, with their number. The page brings the heading «Usuarios». */
export const UserList = (props: UserListProps) => {
  const { users, total, hrefFor, onFollow, ...rest } = props
  const found = rest.hasFailed ? 0 : total
  return (
    <Stack>
      {/* Its line is kept free while the number is on its way, so that the cards do not jump. */}
      <Text tone="muted" isNumeric>
        {found === undefined ? '\u00A0' : userCopy.found(found)}
      </Text>
      <Cards
        of={users}
        each={(user) => <UserCard user={user} href={hrefFor(user)} onFollow={onFollow} />}
        empty={<EmptyState title={userCopy.none}>{userCopy.noneHelp}</EmptyState>}
        none={userCopy.none}
        skeleton={<PersonSkeleton />}
        {...rest}
      />
    </Stack>
  )
}
