import { lazy, Suspense } from 'react'
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { Splash } from '@plomada/ui'
import { aliases, paths } from '@plomada/domain'
import { withoutStaleReload } from './frame/staleAssets.ts'
import { lazyPage, type LazyPage } from './frame/lazyPage.tsx'
import { PublicFrame } from './frame/PublicFrame.tsx'
import { PaymentWindowFrame } from './frame/PaymentWindowFrame.tsx'

const ownOffers = lazyPage(() => import('./offer/OwnOffersPage.tsx'), 'OwnOffersPage')
const personalInfo = lazyPage(() => import('./user/PersonalInfoPage.tsx'), 'PersonalInfoPage')
const localTrade = lazyPage(() => import('./trade/LocalTradePage.tsx'), 'LocalTradePage')
const conversations = lazyPage(() => import('./conversation/ConversationsPage.tsx'), 'ConversationsPage')
const adminOffers = () => import('./offer/AdminOffersPage.tsx')
const trades = () => import('./trade/TradesPage.tsx')
const notifications = () => import('./notification/NotificationsPage.tsx')
const legal = () => import('./legal/LegalPage.tsx')

type Page = [path: string, page: LazyPage]

const publicPages: Page[] = [
  [paths.home, lazyPage(() => import('./home/HomePage.tsx'), 'HomePage')],
  [paths.offers, lazyPage(() => import('./offer/OffersPage.tsx'), 'OffersPage')],
  [paths.offer, lazyPage(() => import('./offer/OfferPage.tsx'), 'OfferPage')],
  [paths.applicants, lazyPage(() => import('./application/ApplicantsPage.tsx'), 'ApplicantsPage')],
  [paths.createOffer, lazyPage(() => import('./offer/CreateOfferPage.tsx'), 'CreateOfferPage')],
  [paths.professionals, lazyPage(() => import('./professional/ProfessionalsPage.tsx'), 'ProfessionalsPage')],
  [paths.professional, lazyPage(() => import('./professional/ProfessionalPage.tsx'), 'ProfessionalPage')],
  [paths.trade, lazyPage(() => import('./trade/TradePage.tsx'), 'TradePage')],
  [paths.localTrades, lazyPage(() => import('./trade/LocalTradesPage.tsx'), 'LocalTradesPage')],
  [paths.localTrade, localTrade],
  [paths.localTradeInCity, localTrade],
  [paths.register, lazyPage(() => import('./user/RegistrationPage.tsx'), 'RegistrationPage')],
  [paths.additionalInfo, lazyPage(() => import('./user/AdditionalInfoPage.tsx'), 'AdditionalInfoPage')],
  [paths.account, lazyPage(() => import('./user/AccountDataPage.tsx'), 'AccountDataPage')],
  [paths.accountPhoto, lazyPage(() => import('./user/AccountPhotoPage.tsx'), 'AccountPhotoPage')],
  [paths.identity, lazyPage(() => import('./user/IdentityPage.tsx'), 'IdentityPage')],
  [
    paths.becomeProfessional,
    lazyPage(() => import('./user/BecomeProfessionalPage.tsx'), 'BecomeProfessionalPage'),
  ],
  [paths.personalData, lazyPage(() => import('./user/PersonalDataPage.tsx'), 'PersonalDataPage')],
  [paths.clientProfile, personalInfo],
  [paths.professionalProfile, personalInfo],
  [paths.clientOffers, ownOffers],
  [paths.professionalOffers, ownOffers],
  [paths.assignments, lazyPage(() => import('./offer/AssignmentsPage.tsx'), 'AssignmentsPage')],
  [paths.applications, lazyPage(() => import('./offer/ApplicationsPage.tsx'), 'ApplicationsPage')],
  [paths.favorites, lazyPage(() => import('./favorite/FavoritesPage.tsx'), 'FavoritesPage')],
  [paths.alerts, lazyPage(() => import('./alert/AlertsPage.tsx'), 'AlertsPage')],
  [paths.notifications, lazyPage(notifications, 'NotificationsPage')],
  [paths.notificationPreferences, lazyPage(notifications, 'NotificationPreferencesPage')],
  [paths.contact, lazyPage(() => import('./contact/ContactPage.tsx'), 'ContactPage')],
  [paths.messages, conversations],
  [paths.conversation, conversations],
  [paths.terms, lazyPage(legal, 'TermsPage')],
  [paths.privacy, lazyPage(legal, 'PrivacyPage')],
  [paths.regret, lazyPage(legal, 'RegretPage')],
  ['*', lazyPage(() => import('./frame/NotFoundPage.tsx'), 'NotFoundPage')],
]

const adminPages: Page[] = [
  [paths.dashboard, lazyPage(() => import('./dashboard/DashboardPage.tsx'), 'DashboardPage')],
  [paths.users, lazyPage(() => import('./user/UsersPage.tsx'), 'UsersPage')],
  [paths.user, lazyPage(() => import('./user/UserPage.tsx'), 'UserPage')],
  [paths.adminOffers, lazyPage(adminOffers, 'AdminOffersPage')],
  [paths.runningOffers, lazyPage(adminOffers, 'RunningOffersPage')],
  [paths.finishedOffers, lazyPage(adminOffers, 'FinishedOffersPage')],
  [paths.payments, lazyPage(() => import('./payment/PaymentsPage.tsx'), 'PaymentsPage')],
  [paths.trades, lazyPage(trades, 'TradesPage')],
  [paths.createTrade, lazyPage(trades, 'CreateTradePage')],
  [paths.auditLog, lazyPage(() => import('./audit/AuditPage.tsx'), 'AuditPage')],
]

const paymentWindowPages: Page[] = [
  [paths.paid, lazyPage(() => import('./review/RatingPage.tsx'), 'RatingPage')],
  [paths.paymentFailed, lazyPage(() => import('./payment/PaymentFailedPage.tsx'), 'PaymentFailedPage')],
]

const loadAdminArea = () => import('./frame/AdminArea.tsx')
const AdminArea = lazy(() => loadAdminArea().then((module) => ({ default: module.AdminArea })))

const toRoutes = (pages: Page[]): RouteObject[] =>
  pages.map(([path, { Page, prefetch }]) => ({ path, element: <Page />, handle: prefetch }))

const routes: RouteObject[] = [
  // First: `/Dashboard` must match before `/dashboard`, which ignores case.
  ...[...aliases].map(([path, to]): RouteObject => ({
    path,
    caseSensitive: true,
    element: <Navigate to={to} replace />,
  })),
  { element: <PublicFrame />, children: toRoutes(publicPages) },
  {
    element: (
      <Suspense fallback={<Splash />}>
        <AdminArea />
      </Suspense>
    ),
    handle: loadAdminArea,
    children: toRoutes(adminPages),
  },
  { element: <PaymentWindowFrame />, children: toRoutes(paymentWindowPages) },
]

/** Renders the page of the current path. `branch` are its routes without the others. @default all routes */
export const Routes = ({ branch = routes }: { branch?: RouteObject[] | undefined }) => useRoutes(branch)

/** The branches of paths without parameters, which requests match again and again. */
const branches = new Map<string, RouteObject[]>()

function findBranch(pathname: string): RouteObject[] {
  const known = branches.get(pathname)
  if (known) return known
  const matches = matchRoutes(routes, pathname) ?? []
  let branch: RouteObject[] = []
  for (const { route } of matches.toReversed())
    branch = [branch.length > 0 ? ({ ...route, children: branch } as RouteObject) : route]
  if (matches.at(-1)?.route.path === pathname) branches.set(pathname, branch)
  return branch
}

/** Loads the code of the page at a path. Returns its routes alone: React Router prepares all that it is given, each time. */
export async function loadPage(pathname: string): Promise<RouteObject[]> {
  const branch = findBranch(pathname)
  for (let route = branch[0]; route; route = route.children?.[0])
    await (route.handle as LazyPage['prefetch'] | undefined)?.()
  return branch
}

/** Loads the code of the page of an address and, when wanted, its data. */
export async function prefetchAddress(address: string, { withData }: { withData: boolean }): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin)
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const prefetch = route.handle as LazyPage['prefetch'] | undefined
      if (prefetch)
        await withoutStaleReload(prefetch(withData ? { params, search: searchParams } : undefined))
    }),
  )
}
