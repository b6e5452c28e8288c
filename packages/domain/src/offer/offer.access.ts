import { members } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../define/access.ts'
import type { OfferState } from './offer.state.ts'

const insiders = { owner: 'always', worker: 'always', admin: 'always' } as const
const admins = { who: ['admin'] }

/** Who may do what with offers. */
export const offerAccess = {
  list: { who: 'anyone' },
  get: { who: 'signedIn', ties: insiders, hidden: 'notFound', suspended: 'banned' },
  create: { who: members },
  photo: { who: members, ties: ownerOnly },
  apply: {
    who: 'signedIn',
    ties: { owner: 'ownOffer', admin: 'forbidden', worker: 'always', applicant: 'always' },
    hidden: 'notFound',
    states: { pendiente: null, proceso: 'offerNotOpen', terminado: 'offerNotOpen' },
    roles: { comun: 'notProfessional' },
  },
  accept: {
    who: members,
    ties: ownerOnly,
    states: { pendiente: null, proceso: 'alreadyAccepted', terminado: 'alreadyAccepted' },
  },
  own: { who: 'signedIn' },
  assignments: { who: 'signedIn' },
  applications: { who: 'signedIn' },
  listAll: admins,
  deactivate: admins,
  activate: admins,
  remove: {
    ...admins,
    states: { pendiente: null, proceso: 'offerHasHistory', terminado: 'offerHasHistory' },
  },
} as const satisfies Record<string, Access<OfferState>>
