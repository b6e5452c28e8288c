// Whole screens of the marketplace: the routes of an app pass them data and handlers, stories pass them fixtures.
export { AccountDataScreen, type AccountDataScreenProps } from './user/AccountDataScreen.tsx'
export { AccountPhotoScreen, type AccountPhotoScreenProps } from './user/AccountPhotoScreen.tsx'
export { AccountLayout, type AccountLayoutProps, type AccountScreenProps } from './user/AccountLayout.tsx'
export {
  AdminAssignmentsScreen,
  type AdminAssignmentsScreenProps,
} from './assignment/AdminAssignmentsScreen.tsx'
export { AgendaScreen, type AgendaScreenProps } from './assignment/AgendaScreen.tsx'
export { AdminLayout, type AdminLayoutProps, adminTitles } from './AdminLayout.tsx'
export { AdminOffersScreen, type AdminOffersScreenProps } from './offer/AdminOffersScreen.tsx'
export { ApplicantsScreen, type ApplicantsScreenProps } from './application/ApplicantsScreen.tsx'
export { ApplicationsScreen, type ApplicationsScreenProps } from './application/ApplicationsScreen.tsx'
export { AssignmentScreen, type AssignmentScreenProps } from './assignment/AssignmentScreen.tsx'
export { AssignmentsScreen, type AssignmentsScreenProps } from './offer/AssignmentsScreen.tsx'
export { AuditScreen, type AuditScreenProps } from './audit/AuditScreen.tsx'
export {
  BecomeProfessionalScreen,
  type BecomeProfessionalScreenProps,
} from './user/BecomeProfessionalScreen.tsx'
export { ClaimScreen, type ClaimScreenProps } from './assignment/ClaimScreen.tsx'
export { ConversationsScreen, type ConversationsScreenProps } from './conversation/ConversationsScreen.tsx'
export { CreateOfferScreen, type CreateOfferScreenProps } from './offer/CreateOfferScreen.tsx'
export { DashboardScreen, type DashboardScreenProps } from './dashboard/DashboardScreen.tsx'
export { AlertsScreen, type AlertsScreenProps } from './alert/AlertsScreen.tsx'
export { EarningsScreen, type EarningsScreenProps } from './payout/EarningsScreen.tsx'
export { FavoritesScreen, type FavoritesScreenProps } from './favorite/FavoritesScreen.tsx'
export { PayoutDeskScreen, type PayoutDeskScreenProps } from './payout/PayoutDeskScreen.tsx'
export { PayoutRunScreen, type PayoutRunScreenProps } from './payout/PayoutRunScreen.tsx'
export { InvoiceScreen, type InvoiceScreenProps } from './receipt/InvoiceScreen.tsx'
export { ReceiptScreen, type ReceiptScreenProps } from './receipt/ReceiptScreen.tsx'
export { StatementScreen, type StatementScreenProps } from './payout/StatementScreen.tsx'
export { HomeScreen, type HomeScreenProps } from './home/HomeScreen.tsx'
export { IdentityScreen, type IdentityScreenProps } from './user/IdentityScreen.tsx'
export {
  NotificationPreferencesScreen,
  type NotificationPreferencesScreenProps,
} from './notification/NotificationPreferencesScreen.tsx'
export {
  type NotificationPage,
  NotificationsScreen,
  type NotificationsScreenProps,
} from './notification/NotificationsScreen.tsx'
export { EditOfferScreen, type EditOfferScreenProps } from './offer/EditOfferScreen.tsx'
export { RenewOfferScreen, type RenewOfferScreenProps } from './offer/RenewOfferScreen.tsx'
export { OfferPreviewScreen, type OfferPreviewScreenProps } from './offer/OfferPreviewScreen.tsx'
export { LocalTradeScreen, type LocalTradeScreenProps } from './trade/LocalTradeScreen.tsx'
export { LocalTradesScreen, type LocalTradesScreenProps } from './trade/LocalTradesScreen.tsx'
export { OfferScreen, type OfferScreenProps } from './offer/OfferScreen.tsx'
export { useOpenOffer } from './offer/useOpenOffer.ts'
export { OwnOffersScreen, type OwnOffersScreenProps } from './offer/OwnOffersScreen.tsx'
export { PaymentsScreen, type PaymentsScreenProps } from './payment/PaymentsScreen.tsx'
export { PaymentFailedScreen, type PaymentFailedScreenProps } from './payment/PaymentFailedScreen.tsx'
export { PersonalDataScreen, type PersonalDataScreenProps } from './user/PersonalDataScreen.tsx'
export { PersonalInfoScreen, type PersonalInfoScreenProps } from './user/PersonalInfoScreen.tsx'
export {
  ProfessionalPreviewScreen,
  type ProfessionalPreviewScreenProps,
} from './professional/ProfessionalPreviewScreen.tsx'
export { ProfessionalScreen, type ProfessionalScreenProps } from './professional/ProfessionalScreen.tsx'
export { ProfessionalsScreen, type ProfessionalsScreenProps } from './professional/ProfessionalsScreen.tsx'
export { RatingScreen, type RatingScreenProps } from './review/RatingScreen.tsx'
export { RegistrationScreen, type RegistrationScreenProps } from './user/RegistrationScreen.tsx'
export { TradeScreen, type TradeScreenProps } from './trade/TradeScreen.tsx'
export { TradesScreen, type TradesScreenProps } from './trade/TradesScreen.tsx'
export { UserScreen, type UserScreenProps } from './user/UserScreen.tsx'
export { UsersScreen, type UsersScreenProps } from './user/UsersScreen.tsx'
export {
  AdminWithdrawalsScreen,
  type AdminWithdrawalsScreenProps,
} from './withdrawal/AdminWithdrawalsScreen.tsx'
export { WithdrawalScreen, type WithdrawalScreenProps } from './withdrawal/WithdrawalScreen.tsx'
export { HomeSections, type HomeSectionsProps } from './home/HomeSections.tsx'
export type { FilteredList, UrlQueryWriter } from './FilteredList.ts'
export { LegalScreen, type LegalScreenProps } from './legal/LegalScreen.tsx'
export { type OfferApplications, OffersScreen, type OffersScreenProps } from './offer/OffersScreen.tsx'
