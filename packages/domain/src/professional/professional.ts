import * as z from 'zod/mini'
import { reviewSchema } from '../review/review.ts'
import { userSchema } from '../user/user.ts'

/** A person's page: who they are, what others said of them and how many gave each score. */
export const professionalSchema = z.object({
  ...userSchema.shape,
  reviews: z.array(reviewSchema),
  scoreCounts: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})
export type Professional = z.infer<typeof professionalSchema>
