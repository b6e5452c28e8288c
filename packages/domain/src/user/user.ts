import * as z from 'zod/mini'
import { roles } from '../catalogues/roles.ts'
import { days, shifts } from '../catalogues/week.ts'
import { tradeRefSchema } from '../trade/trade.ts'

/** The address of a user; every part is optional. */
export const residenceSchema = z.object({
  province: z.nullable(z.string()),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type Residence = z.infer<typeof residenceSchema>

/** Why and until when an account is suspended. */
export const suspensionSchema = z.object({
  /** What the admin wrote; null for a suspension from before reasons were required. */
  reason: z.nullable(z.string()),
  /** Last day in Buenos Aires, such as `2026-12-05`; null until an admin reactivates the account. */
  until: z.nullable(z.iso.date()),
})
export type Suspension = z.infer<typeof suspensionSchema>

/** A user. Email, phone and street are null for viewers who may not see them. */
export const userSchema = z.object({
  id: z.int(),
  nickname: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Digits only. */
  phone: z.nullable(z.string()),
  place: residenceSchema,
  description: z.nullable(z.string()),
  /** URL of the photo; null without one. */
  photo: z.nullable(z.string()),
  role: z.enum(roles),
  /** False when banned. */
  isActive: z.boolean(),
  /** Average score, 1 to 5; null without reviews. */
  averageRating: z.nullable(z.number()),
  reviewCount: z.int(),
  trades: z.array(tradeRefSchema),
  days: z.array(z.enum(days)),
  shift: z.nullable(z.enum(shifts)),
  /**
   * A requested email address that is not confirmed; equal to `email` when that one is not confirmed. Null when there
   * is none. Only the user and admins receive it.
   */
  pendingEmail: z.optional(z.nullable(z.string())),
  /** Day of the registration in Buenos Aires, such as `2026-11-20`. Only the user and admins receive it. */
  joinedOn: z.optional(z.iso.date()),
  /** Null for an active account. Only the user and admins receive it. */
  suspension: z.optional(z.nullable(suspensionSchema)),
  /** Changes with every edit; admins send it back with theirs. Only viewers of all data receive it. */
  version: z.optional(z.int()),
})
export type User = z.infer<typeof userSchema>

/** A user in lists, cards and applications. */
export type Person = Pick<User, 'id' | 'firstName' | 'lastName' | 'photo'>
