import type { Stripe } from 'stripe'
import { CURRENCY, type Chargeback, type PaymentHint } from './payments.ts'

// An inquiry takes no money, and a prevented dispute went back as a refund.
const withoutMoney = /^(?:warning_|prevented$)/

/** Returns the chargeback of a dispute, or undefined if the bank has taken no money. `paid` is the amount of its payment. */
export function toChargeback(
  { id, status, amount, currency, evidence_details: { due_by: due } }: Stripe.Dispute,
  paid: number,
): Chargeback | undefined {
  if (withoutMoney.test(status)) return undefined
  return {
    id,
    state: status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open',
    // Banks may dispute in their own currency.
    amount: currency === CURRENCY ? amount / 100 : paid,
    dueAt: due ? new Date(due * 1000) : null,
  }
}

/** Returns the hint of an event about a dispute, or null. The dispute itself is requested then: events come in any order. */
export function toDisputeHint({ id, type, data }: Stripe.Event): PaymentHint | null {
  if (!type.startsWith('charge.dispute.') || !('id' in data.object)) return null
  const resourceId = data.object.id
  return { id, kind: 'hint', isVerified: true, sellerId: null, resource: 'chargeback', resourceId }
}

/** Returns the newest dispute of a payment, or null. */
export async function findDispute(stripe: Stripe, paymentIntent: string): Promise<Stripe.Dispute | null> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 1 })
  return data[0] ?? null
}
