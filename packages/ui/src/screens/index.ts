// Whole screens of the marketplace: the routes of an app pass them data and handlers, stories pass them fixtures.
export { AccountLayout, type AccountLayoutProps } from './AccountLayout.tsx'
export type { FilteredList, UrlQueryWriter } from './FilteredList.ts'
export { type OfferApplications, OffersScreen, type OffersScreenProps } from './OffersScreen.tsx'
