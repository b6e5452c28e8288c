import * as z from 'zod/mini'
import { userSchema } from '../user/user.ts'
import { invoiceKinds, refundStates, taxConditions } from './receipt.rules.ts'

const { id, firstName, lastName } = userSchema.shape
const person = z.object({ id, firstName, lastName })
const offer = z.object({ id: z.int(), title: z.string() })
const centavos = z.int()

/** Money that goes back, or went back, to the payer. */
export const receiptRefundSchema = z.object({
  id: z.int(),
  /** Whole pesos. */
  amount: z.int(),
  state: z.enum(refundStates),
  createdAt: z.date(),
  /** When the provider sent it; null before. */
  doneAt: z.nullable(z.date()),
  /** Whether it was made in the panel of the provider, and not here. */
  isByProvider: z.boolean(),
})

/** What a client paid, and where that money is now. */
export const receiptSchema = z.object({
  /** The number of the payment. */
  id: z.int(),
  paidAt: z.date(),
  /** Whole pesos. */
  amount: z.int(),
  /** Whether it is the rest of a price that went up after the payment. */
  isSupplement: z.boolean(),
  payer: person,
  /** The professional; null if no job needed the payment. */
  payee: z.nullable(person),
  offer,
  /** The job; null in payments from before jobs. */
  assignmentId: z.nullable(z.int()),
  /** Whole pesos that wait for the end of the job. */
  held: z.int(),
  /** Whole pesos that are the professional's, and since when. */
  released: z.int(),
  releasedAt: z.nullable(z.date()),
  /** Whole pesos that the payer disputes at the bank, which decides or has returned them; null without. */
  chargeback: z.nullable(z.object({ amount: z.int(), isLost: z.boolean() })),
  /** The oldest first. */
  refunds: z.array(receiptRefundSchema),
})
export type Receipt = z.infer<typeof receiptSchema>

const invoiceRef = z.object({ id: z.int(), kind: z.enum(invoiceKinds), year: z.int(), number: z.int() })
export type InvoiceRef = z.infer<typeof invoiceRef>

/** A document of the commission of a job, or one that takes it back. */
export const invoiceSchema = z.object({
  ...invoiceRef.shape,
  createdAt: z.date(),
  professional: person,
  /** Of the account for payouts, when the document was issued. */
  cuit: z.nullable(z.string()),
  taxCondition: z.nullable(z.enum(taxConditions)),
  assignment: z.object({ id: z.int(), title: z.string() }),
  /** What was released, and the commission of it, in centavos. */
  base: centavos,
  amount: centavos,
  /** Of a credit: the document whose commission it gives back. */
  refersTo: z.nullable(invoiceRef),
  /** The last credit that gives this commission back, all or a part. */
  credit: z.nullable(invoiceRef),
  /** The authorization of an electronic invoice; null in a receipt. */
  cae: z.nullable(z.string()),
  /** A day such as 2026-12-03. */
  caeExpiresOn: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof invoiceSchema>
