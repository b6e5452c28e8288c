import * as z from 'zod/mini'
import { offerSchema } from '../offer/offer.ts'

const { id, title } = offerSchema.shape

/** An own open offer to which a client may invite a professional. */
export const invitationOptionSchema = z.object({
  /** The offer. */
  id,
  title,
  /** Number of professionals invited to it. */
  invitedCount: z.int(),
  /** Whether the professional is one of them. */
  isInvited: z.boolean(),
})
export type InvitationOption = z.infer<typeof invitationOptionSchema>
