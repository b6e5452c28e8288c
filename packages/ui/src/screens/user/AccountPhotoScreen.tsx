import { PhotoForm, type PhotoFormProps } from '../../user/index.ts'
import type { AccountScreenProps } from './AccountLayout.tsx'
import { AccountTabs } from './AccountTabs.tsx'

export interface AccountPhotoScreenProps extends AccountScreenProps, Pick<PhotoFormProps, 'onSubmit'> {}

/** Renders /mi-cuenta/foto, where the viewer changes the own photo. */
export const AccountPhotoScreen = ({ onSubmit, ...account }: AccountPhotoScreenProps) => (
  <AccountTabs tab="photo" {...account}>
    <PhotoForm person={account.viewer} onSubmit={onSubmit} />
  </AccountTabs>
)
