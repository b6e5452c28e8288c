import { paths } from '@plomada/domain'

const adminArea = 'src/frame/AdminArea.tsx'
const ownOffers = 'src/offer/OwnOffersPage.tsx'
const personalInfo = 'src/user/PersonalInfoPage.tsx'
const conversations = 'src/conversation/ConversationsPage.tsx'
const notifications = 'src/notification/NotificationsPage.tsx'
const adminOffers = 'src/offer/AdminOffersPage.tsx'
const trades = 'src/trade/TradesPage.tsx'

/** The modules of each page for signed-in users, whose files its document links. */
export const privatePages: ReadonlyMap<string, readonly string[]> = new Map([
  [paths.applicants, ['src/application/ApplicantsPage.tsx']],
  [paths.createOffer, ['src/offer/CreateOfferPage.tsx']],
  [paths.register, ['src/user/RegistrationPage.tsx']],
  [paths.additionalInfo, ['src/user/AdditionalInfoPage.tsx']],
  [paths.becomeProfessional, ['src/user/BecomeProfessionalPage.tsx']],
  [paths.personalData, ['src/user/PersonalDataPage.tsx']],
  [paths.clientProfile, [personalInfo]],
  [paths.professionalProfile, [personalInfo]],
  [paths.clientOffers, [ownOffers]],
  [paths.professionalOffers, [ownOffers]],
  [paths.assignments, ['src/offer/AssignmentsPage.tsx']],
  [paths.applications, ['src/offer/ApplicationsPage.tsx']],
  [paths.favorites, ['src/favorite/FavoritesPage.tsx']],
  [paths.alerts, ['src/alert/AlertsPage.tsx']],
  [paths.paid, ['src/review/RatingPage.tsx']],
  [paths.paymentFailed, ['src/payment/PaymentFailedPage.tsx']],
  [paths.messages, [conversations]],
  [paths.conversation, [conversations]],
  [paths.notifications, [notifications]],
  [paths.notificationPreferences, [notifications]],
  [paths.account, ['src/user/AccountDataPage.tsx']],
  [paths.accountPhoto, ['src/user/AccountPhotoPage.tsx']],
  [paths.identity, ['src/user/IdentityPage.tsx']],
  [paths.dashboard, [adminArea, 'src/dashboard/DashboardPage.tsx']],
  [paths.users, [adminArea, 'src/user/UsersPage.tsx']],
  [paths.user, [adminArea, 'src/user/UserPage.tsx']],
  [paths.adminOffers, [adminArea, adminOffers]],
  [paths.runningOffers, [adminArea, adminOffers]],
  [paths.finishedOffers, [adminArea, adminOffers]],
  [paths.payments, [adminArea, 'src/payment/PaymentsPage.tsx']],
  [paths.trades, [adminArea, trades]],
  [paths.createTrade, [adminArea, trades]],
  [paths.auditLog, [adminArea, 'src/audit/AuditPage.tsx']],
])
