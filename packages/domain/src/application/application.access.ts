import { memberRoles } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../contract/access.ts'
import type { OfferState } from '../offer/offer.state.ts'

/** Professionals change only their own application: for everyone else it does not exist. */
const ownApplication = { owner: 'notFound', admin: 'notFound', other: 'notFound' } as const
const whileOpen = {
  pendiente: null,
  proceso: 'applicationClosed',
  terminado: 'applicationClosed',
} as const
const whileListed = { hidden: 'notFound', closed: 'offerClosed', states: whileOpen } as const
const untilAccepted = { pendiente: null, proceso: 'alreadyAccepted', terminado: 'alreadyAccepted' } as const

export const applicationAccess = {
  list: { about: 'offer', audience: 'signedIn', relations: ownerOnly },
  own: { about: 'offer', audience: 'signedIn' },
  /** Photos are uploaded before applying, or to edit an application. */
  photo: {
    about: 'offer',
    audience: 'signedIn',
    relations: { owner: 'ownOffer', admin: 'forbidden' },
    hidden: 'notFound',
    closed: 'offerClosed',
    states: { pendiente: null, proceso: 'offerNotOpen', terminado: 'offerNotOpen' },
    roles: { comun: 'notProfessional' },
  },
  edit: {
    about: 'offer',
    audience: 'signedIn',
    relations: ownApplication,
    ...whileListed,
  },
  confirm: { about: 'offer', audience: 'signedIn', relations: ownApplication, ...whileListed },
  withdraw: {
    about: 'offer',
    audience: 'signedIn',
    relations: ownApplication,
    closed: 'offerClosed',
    states: whileOpen,
  },
  decline: {
    about: 'offer',
    audience: memberRoles,
    relations: ownerOnly,
    closed: 'offerClosed',
    states: untilAccepted,
  },
  counter: {
    about: 'offer',
    audience: memberRoles,
    relations: ownerOnly,
    closed: 'offerClosed',
    states: untilAccepted,
  },
  answerCounter: {
    about: 'offer',
    audience: 'signedIn',
    relations: ownApplication,
    ...whileListed,
  },
} as const satisfies Record<string, Access<OfferState>>
