import { paths } from '@plomada/domain'
import type { ReactNode } from 'react'
import { PersonalInfo } from '../../user/index.ts'
import { AccountLayout, type AccountScreenProps } from './AccountLayout.tsx'

export interface PersonalInfoScreenProps extends AccountScreenProps {
  /** The confirmation of a new email, above the data. */
  pendingEmail?: ReactNode
}

/** Renders /profile/{id} and /myprofilep/{id}, the viewer's data. */
export const PersonalInfoScreen = ({ pendingEmail, ...account }: PersonalInfoScreenProps) => (
  <AccountLayout current="profile" {...account}>
    {pendingEmail}
    <PersonalInfo
      person={account.viewer}
      becomeProfessionalHref={paths.becomeProfessional}
      personalDataHref={paths.personalData}
    />
  </AccountLayout>
)
