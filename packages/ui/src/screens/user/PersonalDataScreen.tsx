import { PersonalDataForm, type PersonalDataFormProps } from '../../user/index.ts'
import { AccountLayout, type AccountScreenProps } from './AccountLayout.tsx'

export interface PersonalDataScreenProps
  extends AccountScreenProps, Pick<PersonalDataFormProps, 'onSubmit'> {}

/** Renders /profilec/modificardatos, where the viewer changes name and address. */
export const PersonalDataScreen = ({ onSubmit, ...account }: PersonalDataScreenProps) => (
  <AccountLayout current="profile" {...account}>
    <PersonalDataForm person={account.viewer} onSubmit={onSubmit} />
  </AccountLayout>
)
