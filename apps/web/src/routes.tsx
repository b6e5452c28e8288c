import { lazy, type ComponentType } from 'react'
import { Route, Routes as RouterRoutes } from 'react-router-dom'
import { PublicFrame } from './frame/PublicFrame.tsx'
import { WindowFrame } from './frame/WindowFrame.tsx'
import { paths } from './paths.ts'

type PageModule = Record<string, ComponentType>

/** A page whose code arrives when it is opened. */
const page = <Module extends PageModule>(load: () => Promise<Module>, name: keyof Module & string) =>
  lazy(async () => ({ default: (await load())[name] as ComponentType }))

const HomePage = page(() => import('./home/HomePage.tsx'), 'HomePage')
const OffersPage = page(() => import('./offer/OffersPage.tsx'), 'OffersPage')
const OfferPage = page(() => import('./offer/OfferPage.tsx'), 'OfferPage')
const CreateOfferPage = page(() => import('./offer/CreateOfferPage.tsx'), 'CreateOfferPage')
const OwnOffersPage = page(() => import('./offer/OwnOffersPage.tsx'), 'OwnOffersPage')
const AssignmentsPage = page(() => import('./offer/AssignmentsPage.tsx'), 'AssignmentsPage')
const ApplicationsPage = page(() => import('./offer/ApplicationsPage.tsx'), 'ApplicationsPage')
const ProfessionalsPage = page(() => import('./professional/ProfessionalsPage.tsx'), 'ProfessionalsPage')
const ProfessionalPage = page(() => import('./professional/ProfessionalPage.tsx'), 'ProfessionalPage')
const RegistrationPage = page(() => import('./user/RegistrationPage.tsx'), 'RegistrationPage')
const AdditionalInfoPage = page(() => import('./user/AdditionalInfoPage.tsx'), 'AdditionalInfoPage')
const BecomeProfessionalPage = page(
  () => import('./user/BecomeProfessionalPage.tsx'),
  'BecomeProfessionalPage',
)
const PersonalDataPage = page(() => import('./user/PersonalDataPage.tsx'), 'PersonalDataPage')
const PersonalInfoPage = page(() => import('./user/PersonalInfoPage.tsx'), 'PersonalInfoPage')
const RatingPage = page(() => import('./review/RatingPage.tsx'), 'RatingPage')
const PaymentFailedPage = page(() => import('./payment/PaymentFailedPage.tsx'), 'PaymentFailedPage')
const ContactPage = page(() => import('./contact/ContactPage.tsx'), 'ContactPage')
const NotFoundPage = page(() => import('./frame/NotFoundPage.tsx'), 'NotFoundPage')

/** Every path of the product, its page and its frame. The only file that knows the pages. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route element={<PublicFrame />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.offers} element={<OffersPage />} />
        <Route path={paths.offer} element={<OfferPage />} />
        <Route path={paths.createOffer} element={<CreateOfferPage />} />
        <Route path={paths.professionals} element={<ProfessionalsPage />} />
        <Route path={paths.professional} element={<ProfessionalPage />} />
        <Route path={paths.register} element={<RegistrationPage />} />
        <Route path={paths.additionalInfo} element={<AdditionalInfoPage />} />
        <Route path={paths.becomeProfessional} element={<BecomeProfessionalPage />} />
        <Route path={paths.personalData} element={<PersonalDataPage />} />
        <Route path={paths.clientProfile} element={<PersonalInfoPage />} />
        <Route path={paths.professionalProfile} element={<PersonalInfoPage />} />
        <Route path={paths.clientOffers} element={<OwnOffersPage />} />
        <Route path={paths.professionalOffers} element={<OwnOffersPage />} />
        <Route path={paths.assignments} element={<AssignmentsPage />} />
        <Route path={paths.applications} element={<ApplicationsPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<WindowFrame />}>
        <Route path={paths.paid} element={<RatingPage />} />
        <Route path={paths.paymentFailed} element={<PaymentFailedPage />} />
      </Route>
    </RouterRoutes>
  )
}
