import * as z from 'zod/mini'

/** What a client said of a finished job: 1 to 5 stars and a text that may be empty. */
export const reviewSchema = z.object({
  id: z.int(),
  reviewerId: z.int(),
  score: z.int(),
  text: z.string(),
  createdAt: z.date(),
})
export type Review = z.infer<typeof reviewSchema>
