import * as z from 'zod/mini'
import { tradeRefSchema } from '../trade/trade.ts'
import { offerStates } from './offer.state.ts'

/** Who published an offer, as everybody may see them. */
export const ownerSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  nickname: z.string(),
  photo: z.nullable(z.string()),
})
/** Who published an offer. */
export type Owner = z.infer<typeof ownerSchema>

/** Somebody who applied to an offer. E-mail and phone are there only once they are hired, for the offer's owner. */
export const applicantSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  trades: z.array(tradeRefSchema),
  /** The average of the scores, 1 to 5; null while nobody has rated. */
  averageRating: z.nullable(z.number()),
  /** How many have rated, 0 or more. */
  reviewCount: z.int(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
/** Somebody who applied to an offer. */
export type Applicant = z.infer<typeof applicantSchema>

/** A job that somebody needs done. */
export const offerSchema = z.object({
  id: z.int(),
  /** 2 to 70 characters. */
  title: z.string(),
  description: z.string(),
  /** Whole pesos, 1 or more. */
  budget: z.int(),
  state: z.enum(offerStates.names),
  /** The instant of publication. */
  publishedAt: z.date(),
  /** Its address; null when there is none. */
  photo: z.nullable(z.string()),
  /** Where the work is; the street is null for those who may not know it. */
  place: z.object({ province: z.string(), city: z.string(), address: z.nullable(z.string()) }),
  /** What it asks for, 1 to 5. */
  trades: z.array(tradeRefSchema),
  owner: ownerSchema,
  /** False once an admin took it off the lists. */
  isActive: z.boolean(),
  /** Whether whoever asks has already applied. */
  hasApplied: z.boolean(),
  /** Who applied; empty for everybody but the owner. */
  applicants: z.array(applicantSchema),
  /** The accepted worker; null for everybody but the owner and the worker. */
  hired: z.nullable(applicantSchema),
  /** Whether the owner has rated the finished job. */
  isRated: z.boolean(),
})
/** A job that somebody needs done. */
export type Offer = z.infer<typeof offerSchema>
