import { memberRoles } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../contract/access.ts'
import type { OfferState } from '../offer/offer.state.ts'

export const paymentAccess = {
  list: { audience: ['admin'] },
  export: { audience: ['admin'] },
  checkout: {
    about: 'offer',
    audience: memberRoles,
    relations: ownerOnly,
    states: { pendiente: 'nothingToPay', proceso: null, terminado: 'alreadyPaid' },
  },
} as const satisfies Record<string, Access<OfferState>>
