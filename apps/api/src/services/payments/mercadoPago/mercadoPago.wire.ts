import * as z from 'zod'

const id = z.union([z.int(), z.string()]).transform(String)
const amount = z.number().nullish()

/** The part of a payment that the product reads. Amounts are pesos with decimals. */
export const paymentSchema = z.object({
  id: z.int(),
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: amount,
  currency_id: z.string(),
  collector_id: id.nullish(),
  date_created: z.string().nullish(),
  fee_details: z.array(z.object({ type: z.string(), amount: z.number() })).nullish(),
})
export type MpPayment = z.input<typeof paymentSchema>

export const paymentListSchema = z.object({
  results: z.array(paymentSchema),
  paging: z.object({ total: z.int(), limit: z.int(), offset: z.int() }),
})

export const preferenceSchema = z.object({
  id: z.string(),
  init_point: z.url(),
  collector_id: id.nullish(),
  external_reference: z.string().nullish(),
  expiration_date_to: z.string().nullish(),
})
export type MpPreference = z.input<typeof preferenceSchema>

export const refundSchema = z.object({ id, status: z.string().nullish() })
export const refundListSchema = z.array(
  refundSchema.extend({ amount: z.number(), date_created: z.iso.datetime({ offset: true }) }),
)

export const chargebackSchema = z.object({
  id,
  payments: z.array(z.int()),
  date_documentation_deadline: z.string().nullish(),
})

export const grantSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  user_id: id,
  scope: z.string().default(''),
  expires_in: z.number().positive(),
})

/** The body of a notification: a hint, which decides nothing. */
export const notificationSchema = z.object({
  id: id.nullish(),
  type: z.string().nullish(),
  topic: z.string().nullish(),
  user_id: id.nullish(),
  data: z.object({ id }).nullish(),
})

/** Converts pesos with decimals to centavos. */
export const pesosToCentavos = (pesos: number): number => Math.round(pesos * 100)
