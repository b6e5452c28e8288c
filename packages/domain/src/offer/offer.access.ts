import { memberRoles } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../contract/access.ts'
import type { OfferState } from './offer.state.ts'

const parties = { owner: 'always', worker: 'always', admin: 'always' } as const
const admins = { audience: ['admin'] }

export const offerAccess = {
  list: { audience: 'anyone' },
  preview: { audience: 'anyone', hidden: 'removed' },
  get: { audience: 'signedIn', relations: parties, hidden: 'notFound', suspended: 'banned' },
  create: { audience: memberRoles },
  photo: { audience: memberRoles, relations: ownerOnly },
  apply: {
    audience: 'signedIn',
    relations: { owner: 'ownOffer', admin: 'forbidden', worker: 'always', applicant: 'always' },
    hidden: 'notFound',
    states: { pendiente: null, proceso: 'offerNotOpen', terminado: 'offerNotOpen' },
    roles: { comun: 'notProfessional' },
  },
  accept: {
    audience: memberRoles,
    relations: ownerOnly,
    states: { pendiente: null, proceso: 'alreadyAccepted', terminado: 'alreadyAccepted' },
  },
  own: { audience: 'signedIn' },
  assignments: { audience: 'signedIn' },
  applications: { audience: 'signedIn' },
  listAll: admins,
  deactivate: admins,
  activate: admins,
  remove: {
    ...admins,
    states: { pendiente: null, proceso: 'offerHasHistory', terminado: 'offerHasHistory' },
  },
} as const satisfies Record<string, Access<OfferState>>
