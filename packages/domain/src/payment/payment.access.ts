import { memberRoles } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../define/access.ts'
import type { OfferState } from '../offer/offer.state.ts'

export const paymentAccess = {
  checkout: {
    audience: memberRoles,
    relations: ownerOnly,
    states: { pendiente: 'nothingToPay', proceso: null, terminado: 'alreadyPaid' },
  },
} as const satisfies Record<string, Access<OfferState>>
