import * as z from 'zod/mini'
import { addressVisibilities } from './visibility.ts'

const change = <Value extends z.core.$ZodType>(value: Value) =>
  z.optional(z.object({ before: value, after: value }))

/** The changed fields of an offer: their values before and after. An address that the viewer may not see is null. */
export const offerChangesSchema = z.object({
  title: change(z.string()),
  description: change(z.string()),
  trades: change(z.array(z.string())),
  budget: change(z.int()),
  city: change(z.string()),
  address: change(z.nullable(z.string())),
  addressVisibility: change(z.enum(addressVisibilities)),
})
export type OfferChanges = z.infer<typeof offerChangesSchema>
