import { lazy, Suspense } from 'react'
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom'
import { Splash } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { withoutReload } from './frame/outdated.ts'
import { latePage, type LatePage } from './frame/latePage.tsx'
import { PublicFrame } from './frame/PublicFrame.tsx'
import { redirectTo } from './frame/Redirect.tsx'
import { WindowFrame } from './frame/WindowFrame.tsx'

const ownOffers = latePage(() => import('./offer/OwnOffersPage.tsx'), 'OwnOffersPage')
const personalInfo = latePage(() => import('./user/PersonalInfoPage.tsx'), 'PersonalInfoPage')
const adminOffers = () => import('./offer/AdminOffersPage.tsx')
const trades = () => import('./trade/TradesPage.tsx')
const legal = () => import('./legal/LegalPage.tsx')

type Page = [path: string, page: LatePage]

/** The pages in the product's frame. */
const publicPages: Page[] = [
  [paths.home, latePage(() => import('./home/HomePage.tsx'), 'HomePage')],
  [paths.offers, latePage(() => import('./offer/OffersPage.tsx'), 'OffersPage')],
  [paths.offer, latePage(() => import('./offer/OfferPage.tsx'), 'OfferPage')],
  [paths.createOffer, latePage(() => import('./offer/CreateOfferPage.tsx'), 'CreateOfferPage')],
  [paths.professionals, latePage(() => import('./professional/ProfessionalsPage.tsx'), 'ProfessionalsPage')],
  [paths.professional, latePage(() => import('./professional/ProfessionalPage.tsx'), 'ProfessionalPage')],
  [paths.trade, latePage(() => import('./trade/TradePage.tsx'), 'TradePage')],
  [paths.register, latePage(() => import('./user/RegistrationPage.tsx'), 'RegistrationPage')],
  [paths.additionalInfo, latePage(() => import('./user/AdditionalInfoPage.tsx'), 'AdditionalInfoPage')],
  [paths.identity, latePage(() => import('./user/IdentityPage.tsx'), 'IdentityPage')],
  [
    paths.becomeProfessional,
    latePage(() => import('./user/BecomeProfessionalPage.tsx'), 'BecomeProfessionalPage'),
  ],
  [paths.personalData, latePage(() => import('./user/PersonalDataPage.tsx'), 'PersonalDataPage')],
  [paths.clientProfile, personalInfo],
  [paths.professionalProfile, personalInfo],
  [paths.clientOffers, ownOffers],
  [paths.professionalOffers, ownOffers],
  [paths.assignments, latePage(() => import('./offer/AssignmentsPage.tsx'), 'AssignmentsPage')],
  [paths.applications, latePage(() => import('./offer/ApplicationsPage.tsx'), 'ApplicationsPage')],
  [paths.contact, latePage(() => import('./contact/ContactPage.tsx'), 'ContactPage')],
  [paths.terms, latePage(legal, 'TermsPage')],
  [paths.privacy, latePage(legal, 'PrivacyPage')],
  [paths.regret, latePage(legal, 'RegretPage')],
  ['*', latePage(() => import('./frame/NotFoundPage.tsx'), 'NotFoundPage')],
]

/** The pages of whoever runs the marketplace. */
const adminPages: Page[] = [
  [paths.dashboard, latePage(() => import('./dashboard/DashboardPage.tsx'), 'DashboardPage')],
  [paths.users, latePage(() => import('./user/UsersPage.tsx'), 'UsersPage')],
  [paths.user, latePage(() => import('./user/UserPage.tsx'), 'UserPage')],
  [paths.adminOffers, latePage(adminOffers, 'AdminOffersPage')],
  [paths.runningOffers, latePage(adminOffers, 'RunningOffersPage')],
  [paths.finishedOffers, latePage(adminOffers, 'FinishedOffersPage')],
  [paths.trades, latePage(trades, 'TradesPage')],
  [paths.createTrade, latePage(trades, 'CreateTradePage')],
  [paths.auditLog, latePage(() => import('./audit/AuditPage.tsx'), 'AuditPage')],
]

/** The payment's windows. */
const windowPages: Page[] = [
  [paths.paid, latePage(() => import('./review/RatingPage.tsx'), 'RatingPage')],
  [paths.paymentFailed, latePage(() => import('./payment/PaymentFailedPage.tsx'), 'PaymentFailedPage')],
]

/** Addresses that stand for others. */
const redirects: [from: string, to: string][] = [
  // Before /dashboard, which takes any case.
  [paths.capitalDashboard, paths.dashboard],
  [paths.formsss, paths.createOffer],
  [paths.menuCreateTrade, paths.createTrade],
]

const fetchAdminArea = () => import('./frame/AdminArea.tsx')
const AdminArea = lazy(() => fetchAdminArea().then((module) => ({ default: module.AdminArea })))

const routesOf = (pages: Page[]): RouteObject[] =>
  pages.map(([path, { Page, prefetch }]) => ({ path, element: <Page />, handle: prefetch }))

const routes: RouteObject[] = [
  ...redirects.map(([path, to]): RouteObject => {
    const Redirect = redirectTo(to)
    return { path, caseSensitive: true, element: <Redirect /> }
  }),
  { element: <PublicFrame />, children: routesOf(publicPages) },
  {
    element: (
      <Suspense fallback={<Splash />}>
        <AdminArea />
      </Suspense>
    ),
    handle: fetchAdminArea,
    children: routesOf(adminPages),
  },
  { element: <WindowFrame />, children: routesOf(windowPages) },
]

/** Every path of the product, its page and its frame. The only file that knows the pages. */
export const Routes = () => useRoutes(routes)

/** Fetches the page of an address, and what it will read when that is wanted too, before anybody goes there. */
export async function prefetchAddress(address: string, { withData }: { withData: boolean }): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin)
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const fetchIt = route.handle as LatePage['prefetch'] | undefined
      if (fetchIt) await withoutReload(fetchIt(withData ? { params, search: searchParams } : undefined))
    }),
  )
}
