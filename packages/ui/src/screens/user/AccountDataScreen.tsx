import { isMember, paths } from '@plomada/domain'
import type { ReactNode } from 'react'
import { ButtonLink, Inline } from '../../base/index.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/index.ts'
import { AdditionalInfoForm, type AdditionalInfoFormProps, userMessages } from '../../user/index.ts'
import type { AccountScreenProps } from './AccountLayout.tsx'
import { AccountTabs } from './AccountTabs.tsx'

export interface AccountDataScreenProps
  extends AccountScreenProps, Pick<AdditionalInfoFormProps, 'onSubmit'> {
  /** The confirmation of a new email, above the form. */
  pendingEmail?: ReactNode
  /** Where a professional connects the account at which clients pay them, below the form. */
  connection?: ReactNode
}

/** Renders /mi-cuenta, where the viewer changes name, email and phone. */
export const AccountDataScreen = ({
  onSubmit,
  pendingEmail,
  connection,
  ...account
}: AccountDataScreenProps) => (
  <AccountTabs tab="data" {...account}>
    {pendingEmail}
    <AdditionalInfoForm person={account.viewer} onSubmit={onSubmit} submitLabel={userMessages.saveData} />
    {isMember(account.viewer) && (
      <Inline>
        <ButtonLink href={paths.personalData} variant="secondary" icon={icons.edit}>
          <Message>{userMessages.editPersonal}</Message>
        </ButtonLink>
      </Inline>
    )}
    {connection}
  </AccountTabs>
)
