import { members } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../define/access.ts'
import type { OfferState } from '../offer/offer.state.ts'

/** Who may rate. */
export const reviewAccess = {
  rate: {
    who: members,
    ties: ownerOnly,
    states: { pendiente: 'notPaid', proceso: 'notPaid', terminado: null },
  },
} as const satisfies Record<string, Access<OfferState>>
