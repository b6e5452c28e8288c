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
  /** Jobs that they left in the last 90 days, as `shownStepBacks` shows them. */
  stepBacks: z.int(),
})
export type Professional = z.infer<typeof professionalSchema>

const { id, firstName, lastName, description, photo, trades, averageRating, reviewCount } = userSchema.shape
const { id: reviewId, score, text, createdAt } = reviewSchema.shape

/** A review without its author. */
export const reviewPreviewSchema = z.object({ id: reviewId, score, text, createdAt })

/** A professional as everyone may see them. It has no field for the street or contact data (decisions 0051 and 0083). */
export const professionalPreviewSchema = z.object({
  id,
  firstName,
  lastName,
  description,
  photo,
  place: z.object({ province: z.nullable(z.string()), city: z.nullable(z.string()) }),
  trades,
  averageRating,
  reviewCount,
  scoreCounts: professionalSchema.shape.scoreCounts,
  /** Newest first, at most as many as the page shows. */
  reviews: z.array(reviewPreviewSchema),
})
export type ProfessionalPreview = z.infer<typeof professionalPreviewSchema>
