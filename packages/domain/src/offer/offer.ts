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
export type Owner = z.infer<typeof ownerSchema>

/** Somebody who applied to an offer. E-mail and phone are there only once they are hired, for the offer's owner. */
export const applicantSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  trades: z.array(tradeRefSchema),
  averageRating: z.nullable(z.number()),
  reviewCount: z.int(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type Applicant = z.infer<typeof applicantSchema>

/** A job that somebody needs done. */
export const offerSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  budget: z.int(),
  state: z.enum(offerStates.names),
  publishedAt: z.date(),
  photo: z.nullable(z.string()),
  place: z.object({ province: z.string(), city: z.string(), address: z.nullable(z.string()) }),
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
export type Offer = z.infer<typeof offerSchema>
