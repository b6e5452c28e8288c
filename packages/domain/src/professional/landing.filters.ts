import { offerFilters, type OfferFilters } from '../offer/offer.filters.ts'
import { professionalFilters, type ProfessionalFilters } from './professional.filters.ts'

/** Professionals, and open offers, on the landing page. */
const pageSize = 3

/** The filters for the best rated professionals on the landing page. */
export const landingProfessionalFilters: ProfessionalFilters = { ...professionalFilters.initial, pageSize }

/** The filters for the newest open offers on the landing page. */
export const landingOfferFilters: OfferFilters = { ...offerFilters.initial, pageSize }
