import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

const personalInfo = lazyPage(() => import('./PersonalInfoPage.tsx'), 'PersonalInfoPage')

export const pages: PagesOfNoun = {
  site: [
    [paths.register, lazyPage(() => import('./RegistrationPage.tsx'), 'RegistrationPage')],
    [paths.additionalInfo, lazyPage(() => import('./AdditionalInfoPage.tsx'), 'AdditionalInfoPage')],
    [paths.account, lazyPage(() => import('./AccountDataPage.tsx'), 'AccountDataPage')],
    [paths.accountPhoto, lazyPage(() => import('./AccountPhotoPage.tsx'), 'AccountPhotoPage')],
    [paths.identity, lazyPage(() => import('./IdentityPage.tsx'), 'IdentityPage')],
    [
      paths.becomeProfessional,
      lazyPage(() => import('./BecomeProfessionalPage.tsx'), 'BecomeProfessionalPage'),
    ],
    [paths.personalData, lazyPage(() => import('./PersonalDataPage.tsx'), 'PersonalDataPage')],
    [paths.clientProfile, personalInfo],
    [paths.professionalProfile, personalInfo],
  ],
  admin: [
    [paths.users, lazyPage(() => import('./UsersPage.tsx'), 'UsersPage')],
    [paths.user, lazyPage(() => import('./UserPage.tsx'), 'UserPage')],
  ],
}
