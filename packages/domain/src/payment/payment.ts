import * as z from 'zod/mini'
import { userSchema } from '../user/user.ts'
import { paymentStates } from './payment.state.ts'

const { id, firstName, lastName } = userSchema.shape
const party = z.object({ id, firstName, lastName })

/** An attempt to pay an offer, for admins. */
export const paymentSchema = z.object({
  id: z.int(),
  /** Whole pesos that the client pays, commission included. */
  amount: z.int(),
  state: z.enum(paymentStates),
  createdAt: z.date(),
  /** When the client paid; null before. */
  paidAt: z.nullable(z.date()),
  payer: party,
  /** The professional; null when the offer has none anymore. */
  payee: z.nullable(party),
  offer: z.object({ id: z.int(), title: z.string(), description: z.string() }),
})
export type Payment = z.infer<typeof paymentSchema>
