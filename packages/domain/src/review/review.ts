import * as z from 'zod/mini'

/** What a client said of a finished job: 1 to 5 stars and a text that may be empty. */
export const reviewSchema = z.object({
  id: z.int(),
  reviewerId: z.int(),
  /** Stars, 1 to 5. */
  score: z.int(),
  /** 1000 characters at most. */
  text: z.string(),
  createdAt: z.date(),
})
/** What a client said of a finished job. */
export type Review = z.infer<typeof reviewSchema>
