import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

const ownOffers = lazyPage(() => import('./OwnOffersPage.tsx'), 'OwnOffersPage')
const adminOffers = () => import('./AdminOffersPage.tsx')

export const pages: PagesOfNoun = {
  site: [
    [paths.offers, lazyPage(() => import('./OffersPage.tsx'), 'OffersPage')],
    [paths.offer, lazyPage(() => import('./OfferPage.tsx'), 'OfferPage')],
    [paths.createOffer, lazyPage(() => import('./CreateOfferPage.tsx'), 'CreateOfferPage')],
    [paths.editOffer, lazyPage(() => import('./EditOfferPage.tsx'), 'EditOfferPage')],
    [paths.renewOffer, lazyPage(() => import('./RenewOfferPage.tsx'), 'RenewOfferPage')],
    [paths.clientOffers, ownOffers],
    [paths.professionalOffers, ownOffers],
    [paths.assignments, lazyPage(() => import('./AssignmentsPage.tsx'), 'AssignmentsPage')],
    [paths.applications, lazyPage(() => import('./ApplicationsPage.tsx'), 'ApplicationsPage')],
  ],
  admin: [
    [paths.adminOffers, lazyPage(adminOffers, 'AdminOffersPage')],
    [paths.runningOffers, lazyPage(adminOffers, 'RunningOffersPage')],
    [paths.finishedOffers, lazyPage(adminOffers, 'FinishedOffersPage')],
  ],
}
