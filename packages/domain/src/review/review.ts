import * as z from 'zod/mini'

/** A client's review of a finished job: 1 to 5 stars and an optional text. */
export const reviewSchema = z.object({
  id: z.int(),
  reviewerId: z.int(),
  score: z.int(),
  text: z.string(),
  createdAt: z.date(),
})
export type Review = z.infer<typeof reviewSchema>
