import * as z from 'zod/mini'
import { roles } from '../catalogues/roles.ts'
import { days, shifts } from '../catalogues/week.ts'
import { tradeRefSchema } from '../trade/trade.ts'

/** A place of which anything may still be missing. */
export const residenceSchema = z.object({
  province: z.nullable(z.string()),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
/** A place of which anything may still be missing. */
export type Residence = z.infer<typeof residenceSchema>

/** A person. E-mail, phone and street are null for those who may not see them. */
export const userSchema = z.object({
  id: z.int(),
  nickname: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Its digits alone. */
  phone: z.nullable(z.string()),
  place: residenceSchema,
  description: z.nullable(z.string()),
  /** Its address; null when there is none. */
  photo: z.nullable(z.string()),
  role: z.enum(roles),
  /** False while banned. */
  isActive: z.boolean(),
  /** The average of the scores, 1 to 5; null while nobody has rated. */
  averageRating: z.nullable(z.number()),
  /** How many have rated, 0 or more. */
  reviewCount: z.int(),
  trades: z.array(tradeRefSchema),
  /** The days on which they work. */
  days: z.array(z.enum(days)),
  shift: z.nullable(z.enum(shifts)),
  /**
   * An address that was requested and still waits for its code; equal to `email` where nobody has proven that one. Null
   * when there is none. Only the user and admins receive it.
   */
  pendingEmail: z.optional(z.nullable(z.string())),
  /** Another one after every change of the data; an admin hands it back with theirs. Only who may see all has it. */
  version: z.optional(z.int()),
})
/** A person. */
export type User = z.infer<typeof userSchema>

/** A person as lists, cards and applications show them. */
export type Person = Pick<User, 'id' | 'firstName' | 'lastName' | 'photo'>
