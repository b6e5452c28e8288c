import type { User } from '@plomada/domain'
import { Page, Split } from '../../base/index.ts'
import {
  UserDetailCard,
  type UserDetailCardProps,
  UserProfileCard,
  type UserProfileCardProps,
} from '../../user/index.ts'

export interface UserScreenProps extends UserProfileCardProps, Pick<UserDetailCardProps, 'onSubmit'> {
  /** The user for the initial values of the form.
   * @default user */
  formValues?: User
}

/** Renders /dashboard/user/detail, where an admin edits, bans or activates a user. */
export const UserScreen = ({ user, formValues = user, onSubmit, ...profile }: UserScreenProps) => (
  <Page>
    <Split side={<UserProfileCard user={user} {...profile} />} sideWidth="asideWide" sidePosition="start">
      <UserDetailCard user={formValues} onSubmit={onSubmit} />
    </Split>
  </Page>
)
