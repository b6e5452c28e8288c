import { memberRoles } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../contract/access.ts'
import type { OfferState } from '../offer/offer.state.ts'

export const invitationAccess = {
  options: { about: 'user', audience: memberRoles },
  send: {
    about: 'offer',
    audience: memberRoles,
    relations: ownerOnly,
    hidden: 'notFound',
    closed: 'offerClosed',
    states: { pendiente: null, proceso: 'offerNotOpen', terminado: 'offerNotOpen' },
  },
} as const satisfies Record<string, Access<OfferState>>
