import * as z from 'zod/mini'

/** The account to which the money of a professional goes. No response has its whole number. */
export const payoutAccountSchema = z.object({
  cuit: z.string(),
  /** Its kind and its last four characters. */
  target: z.string(),
  holder: z.string(),
  /** No payout leaves before. */
  frozenUntil: z.nullable(z.date()),
})
export type PayoutAccount = z.infer<typeof payoutAccountSchema>

/** What a professional has earned. */
export const earningsSchema = z.object({
  account: z.nullable(payoutAccountSchema),
})
export type Earnings = z.infer<typeof earningsSchema>
