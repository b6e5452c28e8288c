import * as z from 'zod/mini'
import { reviewSchema } from '../review/review.ts'
import { userSchema } from '../user/user.ts'

/** The profile of a user with their reviews. */
export const professionalSchema = z.object({
  ...userSchema.shape,
  /** Newest first, 20 at most. */
  reviews: z.array(reviewSchema),
  /** Number of ratings by score, from one star (index 0) to five (index 4). */
  scoreCounts: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})
export type Professional = z.infer<typeof professionalSchema>
