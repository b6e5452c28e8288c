import type { ScoreCounts } from './review.rules.ts'
import type { Review } from './review.ts'

export const reviews = [
  {
    id: 31,
    reviewerId: 1,
    score: 5,
    text: 'Cambió toda la cañería del baño en dos días y dejó la obra más limpia de lo que la encontró. Explicó cada paso y cumplió con el presupuesto.',
    createdAt: new Date('2026-11-04T15:20:00Z'),
  },
  {
    id: 22,
    reviewerId: 6,
    score: 5,
    text: 'Puntual y prolijo. Encontró una pérdida que otros dos no habían visto.',
    createdAt: new Date('2026-10-22T12:00:00Z'),
  },
  { id: 14, reviewerId: 5, score: 4, text: '', createdAt: new Date('2026-10-09T18:45:00Z') },
] satisfies Review[]

/** Bruno's 43 ratings by score. */
export const scoreCounts: ScoreCounts = [2, 0, 2, 8, 31]
