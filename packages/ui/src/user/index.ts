export {
  type AdditionalInfo,
  AdditionalInfoForm,
  type AdditionalInfoFormProps,
} from './AdditionalInfoForm/AdditionalInfoForm.tsx'
export { AdditionalInfoLayout } from './AdditionalInfoLayout/AdditionalInfoLayout.tsx'
export { EmailConfirmation, type EmailConfirmationProps } from './EmailConfirmation/EmailConfirmation.tsx'
export { type Identity, IdentityCard, type IdentityCardProps } from './IdentityCard/IdentityCard.tsx'
export {
  type PersonalData,
  PersonalDataForm,
  type PersonalDataFormProps,
} from './PersonalDataForm/PersonalDataForm.tsx'
export { PhotoForm, type PhotoFormProps } from './PhotoForm/PhotoForm.tsx'
export { PersonalInfo, type PersonalInfoProps } from './PersonalInfo/PersonalInfo.tsx'
export {
  type Registration,
  RegistrationForm,
  type RegistrationFormProps,
} from './RegistrationForm/RegistrationForm.tsx'
export { RoleBadge, type RoleBadgeProps } from './RoleBadge/RoleBadge.tsx'
export {
  type SuspensionData,
  SuspendDialog,
  type SuspendDialogProps,
} from './SuspendDialog/SuspendDialog.tsx'
export { SuspensionBanner, type SuspensionBannerProps } from './SuspensionBanner/SuspensionBanner.tsx'
export { userMessages } from './user.messages.ts'
export { UserCard, type UserCardProps } from './UserCard/UserCard.tsx'
export {
  UserDetailCard,
  type UserDetailCardProps,
  type UserDetails,
} from './UserDetailCard/UserDetailCard.tsx'
export { UserFilterPanel, type UserFilterPanelProps } from './UserFilterPanel/UserFilterPanel.tsx'
export { UserList, type UserListProps } from './UserList/UserList.tsx'
export { UserProfileCard, type UserProfileCardProps } from './UserProfileCard/UserProfileCard.tsx'
