import { fullName, orMissing, type User, smallPhoto } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { RoleBadge } from '../../user/RoleBadge/RoleBadge.tsx'
import { dashboardCopy } from '../dashboard.copy.ts'
import { Section } from '../Section/Section.tsx'
import * as css from './LatestUsers.css.ts'

export interface LatestUsersProps {
  /** Who joined last, newest first. */
  users: readonly User[]
  /** Address of what an admin sees of somebody. */
  hrefFor?: ((user: User) => string) | undefined
}

/** Who joined last: name, city and role. */
export const LatestUsers = ({ users, hrefFor }: LatestUsersProps) => (
  <Section title={dashboardCopy.latestUsers}>
    {users.length === 0 ? (
      <p className={css.empty}>
        <Words>{dashboardCopy.noUsers}</Words>
      </p>
    ) : (
      <ul>
        {users.map((user) => (
          <li key={user.id} className={css.row}>
            <Avatar name={fullName(user)} id={user.id} photo={smallPhoto(user.photo)} />
            <div className={css.who}>
              <p className={css.name}>
                {hrefFor ? (
                  <Link href={hrefFor(user)} tone="plain">
                    {fullName(user)}
                  </Link>
                ) : (
                  fullName(user)
                )}
              </p>
              <p className={css.place}>
                <Words>{orMissing(user.place.city)}</Words>
              </p>
            </div>
            <RoleBadge role={user.role} />
          </li>
        ))}
      </ul>
    )}
  </Section>
)
