import { people } from '../user/user.fixtures.ts'
import type { ScoreCounts } from './review.rules.ts'
import type { RecentReview, Review } from './review.ts'

const toReviewer = ({ firstName, photo }: (typeof people)[keyof typeof people]) => ({ firstName, photo })

export const reviews = [
  {
    id: 31,
    reviewerId: 1,
    reviewer: toReviewer(people.ana),
    score: 5,
    text: 'Cambió toda la cañería del baño en dos días y dejó la obra más limpia de lo que la encontró. Explicó cada paso y cumplió con el presupuesto.',
    createdAt: new Date('2026-11-04T15:20:00Z'),
  },
  {
    id: 22,
    reviewerId: 6,
    reviewer: toReviewer(people.maximiliano),
    score: 5,
    text: 'Puntual y prolijo. Encontró una pérdida que otros dos no habían visto.',
    createdAt: new Date('2026-10-22T12:00:00Z'),
  },
  {
    id: 14,
    reviewerId: 5,
    reviewer: toReviewer(people.elena),
    score: 4,
    text: '',
    createdAt: new Date('2026-10-09T18:45:00Z'),
  },
] satisfies Review[]

/** Bruno's 43 ratings by score. */
export const scoreCounts: ScoreCounts = [2, 0, 2, 8, 31]

/** The reviews of the landing page. */
export const recentReviews: readonly RecentReview[] = [
  {
    id: 31,
    score: 5,
    text: 'Cambió toda la cañería del baño en dos días y dejó la obra más limpia de lo que la encontró.',
    createdAt: new Date('2026-11-04T15:20:00Z'),
    professional: { id: 2, firstName: 'Bruno', lastName: 'Saldaño' },
    trade: { id: 1, name: 'Plomería' },
  },
  {
    id: 22,
    score: 4,
    text: 'Puntual y prolijo. Encontró una pérdida que otros dos no habían visto.',
    createdAt: new Date('2026-10-22T12:00:00Z'),
    professional: { id: 5, firstName: 'Carla', lastName: null },
    trade: { id: 5, name: 'Gas' },
  },
  {
    id: 19,
    score: 5,
    text: 'Pintó el living y el pasillo en tres días, con los muebles cubiertos y sin una gota en el piso. Volvería a llamar sin dudarlo para el frente de la casa.',
    createdAt: new Date('2026-10-18T09:00:00Z'),
    professional: { id: 8, firstName: 'Maximiliano', lastName: 'Oyhanarte' },
    trade: null,
  },
]
