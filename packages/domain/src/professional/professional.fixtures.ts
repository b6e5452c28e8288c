import * as z from 'zod/mini'
import { reviews, scoreCounts } from '../review/review.fixtures.ts'
import { REVIEWS_SHOWN } from '../review/review.rules.ts'
import { people } from '../user/user.fixtures.ts'

import { professionalPreviewSchema, type Professional, type ProfessionalPreview } from './professional.ts'

/** Bruno's profile with 43 ratings and Carla's without any. */
export const professionals = {
  bruno: { ...people.bruno, reviews, scoreCounts: [...scoreCounts], stepBacks: 0 },
  carla: { ...people.carla, reviews: [], scoreCounts: [0, 0, 0, 0, 0], stepBacks: 0 },
} satisfies Record<string, Professional>

/** Returns the preview of a professional. */
export const toProfessionalPreview = (professional: Professional): ProfessionalPreview =>
  z.parse(professionalPreviewSchema, {
    ...professional,
    reviews: professional.reviews.slice(0, REVIEWS_SHOWN),
  })
