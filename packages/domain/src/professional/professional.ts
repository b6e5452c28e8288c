import * as z from 'zod/mini'
import { reviewSchema } from '../review/review.ts'
import { userSchema } from '../user/user.ts'

/** A person's page: who they are, what others said of them and how many gave each score. */
export const professionalSchema = z.object({
  ...userSchema.shape,
  /** Newest first, 20 at most. */
  reviews: z.array(reviewSchema),
  /** How many people gave each score: position 0 is one star, position 4 is five. */
  scoreCounts: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})
/** A person’s page. */
export type Professional = z.infer<typeof professionalSchema>
