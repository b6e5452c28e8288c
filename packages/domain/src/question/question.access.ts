import { memberRoles } from '../catalogues/roles.ts'
import { type Access, ownerOnly } from '../contract/access.ts'
import type { OfferState } from '../offer/offer.state.ts'

const whileOpen = { pendiente: null, proceso: 'questionsClosed', terminado: 'questionsClosed' } as const

export const questionAccess = {
  list: {
    about: 'offer',
    audience: 'anyone',
    relations: { owner: 'always', worker: 'always', admin: 'always' },
    hidden: 'notFound',
  },
  ask: {
    about: 'offer',
    audience: ['professional'],
    relations: { owner: 'forbidden' },
    hidden: 'notFound',
    closed: 'questionsClosed',
    states: whileOpen,
  },
  answer: {
    about: 'offer',
    audience: memberRoles,
    relations: ownerOnly,
    closed: 'questionsClosed',
    states: whileOpen,
  },
  hide: { about: 'offer', audience: memberRoles, relations: ownerOnly },
} as const satisfies Record<string, Access<OfferState>>
