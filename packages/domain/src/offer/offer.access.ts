import { memberRoles } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../contract/access.ts'
import type { OfferState } from './offer.state.ts'

const parties = { owner: 'always', worker: 'always', admin: 'always' } as const
/** What the owner does with an offer that has no professional yet. */
const byOwner = {
  about: 'offer',
  audience: memberRoles,
  relations: ownerOnly,
  states: { pendiente: null, proceso: 'stateChanged', terminado: 'stateChanged' },
} as const
const admins = { audience: ['admin'] }

const ownerWhileOpen = {
  about: 'offer',
  audience: memberRoles,
  relations: ownerOnly,
  states: { pendiente: null, proceso: 'alreadyAccepted', terminado: 'alreadyAccepted' },
} as const satisfies Access<OfferState>

export const offerAccess = {
  list: { audience: 'anyone' },
  preview: { about: 'offer', audience: 'anyone', hidden: 'removed' },
  get: {
    about: 'offer',
    audience: 'signedIn',
    relations: parties,
    hidden: 'notFound',
    closed: 'removed',
    suspended: 'banned',
  },
  create: { audience: memberRoles },
  photo: { about: 'offer', audience: memberRoles, relations: ownerOnly },
  addPhoto: ownerWhileOpen,
  setPhotos: ownerWhileOpen,
  apply: {
    about: 'offer',
    audience: 'signedIn',
    relations: { owner: 'ownOffer', admin: 'forbidden', worker: 'always', applicant: 'always' },
    hidden: 'notFound',
    closed: 'offerClosed',
    states: { pendiente: null, proceso: 'offerNotOpen', terminado: 'offerNotOpen' },
    roles: { comun: 'notProfessional' },
  },
  accept: {
    about: 'offer',
    audience: memberRoles,
    relations: ownerOnly,
    closed: 'offerClosed',
    states: { pendiente: null, proceso: 'alreadyAccepted', terminado: 'alreadyAccepted' },
  },
  edit: { ...byOwner, closed: 'offerClosed' },
  close: byOwner,
  reopen: byOwner,
  renew: byOwner,
  history: {
    about: 'offer',
    audience: 'signedIn',
    relations: { ...parties, other: 'notFound' },
    hidden: 'notFound',
  },
  own: { audience: 'signedIn' },
  assignments: { audience: 'signedIn' },
  applications: { audience: 'signedIn' },
  listAll: admins,
  deactivate: { ...admins, about: 'offer' },
  activate: { ...admins, about: 'offer' },
  remove: {
    ...admins,
    about: 'offer',
    states: { pendiente: null, proceso: 'offerHasHistory', terminado: 'offerHasHistory' },
  },
} as const satisfies Record<string, Access<OfferState>>
