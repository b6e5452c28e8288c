import { reviews, scoreCounts } from '../review/review.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { Professional } from './professional.ts'

/** Bruno's profile with 43 ratings and Carla's without any. */
export const professionals = {
  bruno: { ...people.bruno, reviews, scoreCounts: [...scoreCounts] },
  carla: { ...people.carla, reviews: [], scoreCounts: [0, 0, 0, 0, 0] },
} satisfies Record<string, Professional>
