import * as z from 'zod/mini'
import { shifts } from '../catalogues/week.ts'
import { userSchema } from '../user/user.ts'
import { applicationStates, counterOfferStates } from './application.state.ts'

const { id, firstName, lastName, photo, trades, averageRating, reviewCount } = userSchema.shape

/** What a professional offers with an application. */
export const applicationTermsSchema = z.object({
  /** Whole pesos; null accepts the budget of the offer. */
  quote: z.nullable(z.int()),
  message: z.string(),
  /** The first possible day, such as 2026-11-30. */
  availableFrom: z.nullable(z.string()),
  shift: z.nullable(z.enum(shifts)),
})
export type ApplicationTerms = z.infer<typeof applicationTermsSchema>

/** A photo of an application. */
export const applicationPhotoSchema = z.object({
  /** The key that its sender chose: uploading it again stores no second photo. */
  id: z.uuid(),
  url: z.string(),
})
export type ApplicationPhoto = z.infer<typeof applicationPhotoSchema>

/** The terms that a professional sends, with the photos in their order. */
export interface ApplicationDraft extends ApplicationTerms {
  /** Ids of uploaded photos. An edit without it keeps the photos. */
  photoIds?: string[] | undefined
}

/** The amount that the client proposed for the current quote. */
export const counterOfferSchema = z.object({ amount: z.int(), state: z.enum(counterOfferStates) })

/** The application of a professional to an offer. */
export const applicationSchema = z.object({
  offerId: z.int(),
  professional: z.object({
    id,
    firstName,
    lastName,
    photo,
    trades,
    averageRating,
    reviewCount,
    city: z.nullable(z.string()),
    /** Jobs that they left in the last 90 days, as `shownStepBacks` shows them. */
    stepBacks: z.int(),
  }),
  ...applicationTermsSchema.shape,
  /** At most three. */
  photos: z.array(applicationPhotoSchema),
  /** The amount before the last change of the amount; null when it has not changed. */
  previousAmount: z.nullable(z.int()),
  state: z.enum(applicationStates.names),
  /** Why the client declined it; may be empty. */
  declineReason: z.string(),
  /** Whether the offer was changed since: the professional has not confirmed the application yet. */
  isOutdated: z.boolean(),
  counterOffer: z.nullable(counterOfferSchema),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type Application = z.infer<typeof applicationSchema>
