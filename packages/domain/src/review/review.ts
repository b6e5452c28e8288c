import * as z from 'zod/mini'
import { tradeRefSchema } from '../trade/trade.ts'
import { userSchema } from '../user/user.ts'

/** A client's review of a finished job: 1 to 5 stars and an optional text. */
export const reviewSchema = z.object({
  id: z.int(),
  reviewerId: z.int(),
  /** Who wrote it; null for visitors. */
  reviewer: z.nullable(z.object({ firstName: userSchema.shape.firstName, photo: userSchema.shape.photo })),
  score: z.int(),
  text: z.string(),
  createdAt: z.date(),
})
export type Review = z.infer<typeof reviewSchema>

const { id, score, text, createdAt } = reviewSchema.shape

/** A review on the landing page: its professional and trade, without its author. */
export const recentReviewSchema = z.object({
  id,
  score,
  text,
  createdAt,
  professional: z.object({
    id: z.int(),
    firstName: userSchema.shape.firstName,
    lastName: userSchema.shape.lastName,
  }),
  /** The trade of the job, the first one of several. */
  trade: z.nullable(tradeRefSchema),
})
export type RecentReview = z.infer<typeof recentReviewSchema>
