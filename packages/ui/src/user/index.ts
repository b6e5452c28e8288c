export {
  type AdditionalInfo,
  AdditionalInfoForm,
  type AdditionalInfoFormProps,
} from './AdditionalInfoForm/AdditionalInfoForm.tsx'
export { AdditionalInfoLayout } from './AdditionalInfoLayout/AdditionalInfoLayout.tsx'
export {
  type PersonalData,
  PersonalDataForm,
  type PersonalDataFormProps,
} from './PersonalDataForm/PersonalDataForm.tsx'
export { PersonalInfo, type PersonalInfoProps } from './PersonalInfo/PersonalInfo.tsx'
export {
  type Registration,
  RegistrationForm,
  type RegistrationFormProps,
} from './RegistrationForm/RegistrationForm.tsx'
export { RegistrationLayout } from './RegistrationLayout/RegistrationLayout.tsx'
export { RoleBadge, type RoleBadgeProps } from './RoleBadge/RoleBadge.tsx'
