import { paths } from '@plomada/domain'
import { type PageDocument, adminArea } from '../web/pageDocument.ts'

const personalInfo = 'src/user/PersonalInfoPage.tsx'

export const documents: readonly PageDocument[] = [
  { path: paths.register, modules: ['src/user/RegistrationPage.tsx'] },
  { path: paths.additionalInfo, modules: ['src/user/AdditionalInfoPage.tsx'] },
  { path: paths.becomeProfessional, modules: ['src/user/BecomeProfessionalPage.tsx'] },
  { path: paths.personalData, modules: ['src/user/PersonalDataPage.tsx'] },
  { path: paths.clientProfile, modules: [personalInfo] },
  { path: paths.professionalProfile, modules: [personalInfo] },
  { path: paths.account, modules: ['src/user/AccountDataPage.tsx'] },
  { path: paths.accountPhoto, modules: ['src/user/AccountPhotoPage.tsx'] },
  { path: paths.identity, modules: ['src/user/IdentityPage.tsx'] },
  { path: paths.users, modules: [adminArea, 'src/user/UsersPage.tsx'] },
  { path: paths.user, modules: [adminArea, 'src/user/UserPage.tsx'] },
]
