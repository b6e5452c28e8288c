import { swatchPhoto } from '../fixtures.photo.ts'
import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { User } from '../user/user.ts'
import type { Application } from './application.ts'

const toProfessional = ({ place, ...person }: User): Application['professional'] => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  photo: person.photo,
  trades: person.trades,
  averageRating: person.averageRating,
  reviewCount: person.reviewCount,
  city: place.city,
  stepBacks: 0,
})

const sent = {
  offerId: offers.tankPump.id,
  quote: null,
  message: '',
  availableFrom: null,
  shift: null,
  photos: [],
  previousAmount: null,
  state: 'sent',
  declineReason: '',
  isOutdated: false,
  counterOffer: null,
  createdAt: new Date('2026-11-19T12:00:00Z'),
  updatedAt: new Date('2026-11-19T12:00:00Z'),
} as const satisfies Partial<Application>

const { bruno, carla, maximiliano } = people

/** Applications to the offer `tankPump`. */
export const applications = {
  /** Bruno quoted and then lowered the quote. */
  edited: {
    ...sent,
    professional: toProfessional(bruno),
    quote: 45_000,
    previousAmount: 52_000,
    state: 'edited',
    message: 'Incluye el automático nuevo y la prueba de presión. La bomba la pone el cliente.',
    availableFrom: '2026-11-27',
    shift: 'mañana',
    photos: [
      { id: '7d3c1a52-9d0e-4f6b-8a53-1f0d5c2b9a01', url: swatchPhoto('Plomería', 3) },
      { id: '7d3c1a52-9d0e-4f6b-8a53-1f0d5c2b9a02', url: swatchPhoto('Plomería', 8) },
    ],
    updatedAt: new Date('2026-11-20T15:30:00Z'),
  },
  /** Carla clicked «Postular»: she accepts the budget. */
  plain: { ...sent, professional: toProfessional(carla) },
  /** Bruno's quote, which Ana answered with another amount. */
  countered: {
    ...sent,
    professional: toProfessional(bruno),
    quote: 52_000,
    message: 'Incluye el automático nuevo.',
    counterOffer: { amount: 46_000, state: 'open' },
  },
  /** The longest texts, from far away. */
  long: {
    ...sent,
    professional: {
      ...toProfessional(maximiliano),
      id: 61,
      averageRating: 3.7,
      reviewCount: 3,
      city: 'Exaltacion de la Cruz',
      stepBacks: 3,
    },
    quote: 1_250_000,
    message:
      'Desmontaje de la instalación anterior, reimpermeabilización del tanque y recolocación de la cañería. El presupuesto incluye materiales, traslado y dos visitas de control durante el primer mes.\n\nTrabajo con electroimpermeabilización ininterrumpida.',
    availableFrom: '2026-12-14',
    shift: 'tarde',
  },
  /** Declined with a reason. */
  declined: {
    ...sent,
    professional: toProfessional(carla),
    state: 'declined',
    declineReason: 'Hace falta que sea esta semana.',
  },
} as const satisfies Record<string, Application>
