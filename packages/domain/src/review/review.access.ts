import { memberRoles } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../contract/access.ts'
import type { OfferState } from '../offer/offer.state.ts'

export const reviewAccess = {
  recent: { audience: 'anyone' },
  rate: {
    about: 'offer',
    audience: memberRoles,
    relations: ownerOnly,
    states: { pendiente: 'notPaid', proceso: 'notPaid', terminado: null },
  },
} as const satisfies Record<string, Access<OfferState>>
