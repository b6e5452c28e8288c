import { fullName, formatOptional, type User, smallPhoto } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { RoleBadge } from '../../user/RoleBadge/RoleBadge.tsx'
import { dashboardMessages } from '../dashboard.messages.ts'
import { EmptySection, Section } from '../Section/Section.tsx'
import * as css from './LatestUsers.css.ts'

export interface LatestUsersProps {
  /** The newest users, newest first. */
  users: readonly User[]
  /** Returns the URL of a user's page for admins. */
  hrefFor?: ((user: User) => string) | undefined
}

/** Renders the newest users: name, city and role. */
export const LatestUsers = ({ users, hrefFor }: LatestUsersProps) => (
  <Section title={dashboardMessages.latestUsers}>
    {users.length === 0 ? (
      <EmptySection>{dashboardMessages.noUsers}</EmptySection>
    ) : (
      <ul>
        {users.map((user) => (
          <li key={user.id} className={css.row}>
            <Avatar name={fullName(user)} seed={user.id} photo={smallPhoto(user.photo)} />
            <div className={css.person}>
              <p className={css.name}>
                <OptionalLink href={hrefFor?.(user)}>{fullName(user)}</OptionalLink>
              </p>
              <p className={css.place}>
                <Message>{formatOptional(user.place.city)}</Message>
              </p>
            </div>
            <RoleBadge role={user.role} />
          </li>
        ))}
      </ul>
    )}
  </Section>
)
