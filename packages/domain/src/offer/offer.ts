import * as z from 'zod/mini'
import { tradeRefSchema } from '../trade/trade.ts'
import { userSchema } from '../user/user.ts'
import { applicationTermsSchema, counterOfferSchema } from '../application/application.ts'
import { applicationStates } from '../application/application.state.ts'
import { assignmentStates, assignmentTurns } from '../assignment/assignment.state.ts'
import { offerChangesSchema } from './changes.wire.ts'
import { offerPhases } from './offer.phase.ts'
import { offerStates } from './offer.state.ts'
import { addressVisibilities } from './visibility.ts'

const { id, firstName, lastName, nickname, photo, trades, averageRating, reviewCount, email, phone } =
  userSchema.shape

/** The public data of the user who published an offer. */
export const ownerSchema = z.object({ id, firstName, lastName, nickname, photo })
export type Owner = z.infer<typeof ownerSchema>

/** An applicant of an offer. Only the owner receives email and phone, and only of the hired one. */
export const applicantSchema = z.object({
  id,
  firstName,
  lastName,
  photo,
  trades,
  averageRating,
  reviewCount,
  /** Whole pesos; null accepts the budget. */
  quote: z.nullable(z.int()),
  counterOffer: z.nullable(counterOfferSchema),
  availableFrom: applicationTermsSchema.shape.availableFrom,
  shift: applicationTermsSchema.shape.shift,
  /** Whether the offer was changed since: the professional has not confirmed the application yet. */
  isOutdated: z.boolean(),
  email,
  phone,
  /** False when the account is suspended: then it can be neither accepted nor paid. */
  isActive: userSchema.shape.isActive,
})
export type Applicant = z.infer<typeof applicantSchema>

/** How the other party of an accepted job reaches a user. An email that is not confirmed is null. */
export const contactSchema = z.object({ email, phone })
export type JobContact = z.infer<typeof contactSchema>

/** A photo of an offer. */
export const offerPhotoSchema = z.object({
  /** The key that the owner chose. */
  id: z.uuid(),
  url: z.string(),
  /** What it shows; may be empty. */
  caption: z.string(),
})
export type OfferPhoto = z.infer<typeof offerPhotoSchema>

export const offerSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Whole pesos, 1 or more. */
  budget: z.int(),
  /** The price that client and worker agreed; null before, and for everyone but them and admins. */
  agreedAmount: z.nullable(z.int()),
  state: z.enum(offerStates.names),
  publishedAt: z.date(),
  /** URL of the first photo; null without one. */
  photo: z.nullable(z.string()),
  /** At most eight photos, in their order. Empty in lists. */
  photos: z.array(offerPhotoSchema),
  /** The place of work. The street is null for viewers who may not see it. */
  place: z.object({ province: z.string(), city: z.string(), address: z.nullable(z.string()) }),
  /** Who sees the street. */
  addressVisibility: z.enum(addressVisibilities),
  /** Required trades, 1 to 5. */
  trades: z.array(tradeRefSchema),
  owner: ownerSchema,
  /** False when an admin deactivated it. */
  isActive: z.boolean(),
  hasApplied: z.boolean(),
  /** The state of the viewer's application; null without one, or when it is withdrawn. */
  applicationState: z.nullable(z.enum(applicationStates.names)),
  /** The applicants; empty for everyone but the owner. */
  applicants: z.array(applicantSchema),
  /** The accepted worker; null for everyone but the owner and the worker. */
  hired: z.nullable(applicantSchema),
  /** How the accepted worker reaches the owner; null for everyone else. */
  ownerContact: z.nullable(contactSchema),
  isRated: z.boolean(),
  /** Whether it is open, and why not. */
  phase: z.enum(offerPhases.names),
  /** When the open offer expires; null for everyone but its owner. */
  expiresAt: z.nullable(z.date()),
  /** When it was closed or expired; null for open ones, and for everyone but its owner. */
  closedAt: z.nullable(z.date()),
  /** What changed since the viewer applied, to be confirmed, with the id of the last change; null if nothing did. */
  pendingChanges: z.nullable(z.object({ changeId: z.int(), changes: offerChangesSchema })),
  /** The job that followed; null without one, and for everyone but its parties and admins. */
  assignmentId: z.nullable(z.int()),
  /** The state of that job, and who does its next step; null like its id. */
  assignmentState: z.nullable(z.enum(assignmentStates.names)),
  assignmentTurn: z.nullable(z.enum(assignmentTurns)),
  /** The centavos that arrive from that job after the commission; null for everyone but its professional. */
  net: z.nullable(z.int()),
})
export type Offer = z.infer<typeof offerSchema>

const { id: offerId, title, description, budget, state, publishedAt } = offerSchema.shape

/** An offer as everyone may see it. It has no field for the street, the owner or the applicants (decision 0051). */
export const offerPreviewSchema = z.object({
  id: offerId,
  title,
  description,
  budget,
  state,
  publishedAt,
  photo: offerSchema.shape.photo,
  photos: offerSchema.shape.photos,
  place: z.object({ province: z.string(), city: z.string() }),
  trades: offerSchema.shape.trades,
  applicantCount: z.int(),
})
export type OfferPreview = z.infer<typeof offerPreviewSchema>
