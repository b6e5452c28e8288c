// Whole screens of the marketplace: the routes of an app pass them data and handlers, stories pass them fixtures.
export { AccountDataScreen, type AccountDataScreenProps } from './AccountDataScreen.tsx'
export { AccountPhotoScreen, type AccountPhotoScreenProps } from './AccountPhotoScreen.tsx'
export { AccountLayout, type AccountLayoutProps, type AccountScreenProps } from './AccountLayout.tsx'
export { AdminLayout, type AdminLayoutProps, adminTitles } from './AdminLayout.tsx'
export { AdminOffersScreen, type AdminOffersScreenProps } from './AdminOffersScreen.tsx'
export { ApplicantsScreen, type ApplicantsScreenProps } from './ApplicantsScreen.tsx'
export { ApplicationsScreen, type ApplicationsScreenProps } from './ApplicationsScreen.tsx'
export { AssignmentsScreen, type AssignmentsScreenProps } from './AssignmentsScreen.tsx'
export { AuditScreen, type AuditScreenProps } from './AuditScreen.tsx'
export { BecomeProfessionalScreen, type BecomeProfessionalScreenProps } from './BecomeProfessionalScreen.tsx'
export { ConversationsScreen, type ConversationsScreenProps } from './ConversationsScreen.tsx'
export { CreateOfferScreen, type CreateOfferScreenProps } from './CreateOfferScreen.tsx'
export { DashboardScreen, type DashboardScreenProps } from './DashboardScreen.tsx'
export { AlertsScreen, type AlertsScreenProps } from './AlertsScreen.tsx'
export { FavoritesScreen, type FavoritesScreenProps } from './FavoritesScreen.tsx'
export { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx'
export { IdentityScreen, type IdentityScreenProps } from './IdentityScreen.tsx'
export {
  NotificationPreferencesScreen,
  type NotificationPreferencesScreenProps,
} from './NotificationPreferencesScreen.tsx'
export {
  type NotificationPage,
  NotificationsScreen,
  type NotificationsScreenProps,
} from './NotificationsScreen.tsx'
export { OfferPreviewScreen, type OfferPreviewScreenProps } from './OfferPreviewScreen.tsx'
export { LocalTradeScreen, type LocalTradeScreenProps } from './LocalTradeScreen.tsx'
export { LocalTradesScreen, type LocalTradesScreenProps } from './LocalTradesScreen.tsx'
export { OfferScreen, type OfferScreenProps } from './OfferScreen.tsx'
export { useOpenOffer } from './useOpenOffer.ts'
export { OwnOffersScreen, type OwnOffersScreenProps } from './OwnOffersScreen.tsx'
export { PaymentsScreen, type PaymentsScreenProps } from './PaymentsScreen.tsx'
export { PaymentFailedScreen, type PaymentFailedScreenProps } from './PaymentFailedScreen.tsx'
export { PersonalDataScreen, type PersonalDataScreenProps } from './PersonalDataScreen.tsx'
export { PersonalInfoScreen, type PersonalInfoScreenProps } from './PersonalInfoScreen.tsx'
export {
  ProfessionalPreviewScreen,
  type ProfessionalPreviewScreenProps,
} from './ProfessionalPreviewScreen.tsx'
export { ProfessionalScreen, type ProfessionalScreenProps } from './ProfessionalScreen.tsx'
export { ProfessionalsScreen, type ProfessionalsScreenProps } from './ProfessionalsScreen.tsx'
export { RatingScreen, type RatingScreenProps } from './RatingScreen.tsx'
export { RegistrationScreen, type RegistrationScreenProps } from './RegistrationScreen.tsx'
export { TradeScreen, type TradeScreenProps } from './TradeScreen.tsx'
export { TradesScreen, type TradesScreenProps } from './TradesScreen.tsx'
export { UserScreen, type UserScreenProps } from './UserScreen.tsx'
export { UsersScreen, type UsersScreenProps } from './UsersScreen.tsx'
export { HomeSections, type HomeSectionsProps } from './HomeSections.tsx'
export type { FilteredList, UrlQueryWriter } from './FilteredList.ts'
export { LegalScreen, type LegalScreenProps } from './LegalScreen.tsx'
export { type OfferApplications, OffersScreen, type OffersScreenProps } from './OffersScreen.tsx'
