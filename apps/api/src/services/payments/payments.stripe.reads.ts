import { Problem } from '@plomada/domain/contract'
import { Stripe } from 'stripe'
import {
  CURRENCY,
  type Chargeback,
  type DisputedCheckout,
  type CheckoutDetails,
  type CheckoutState,
  type PaymentHint,
  type Payments,
} from './payments.ts'

// An inquiry takes no money, and a prevented dispute went back as a refund.
const withoutMoney = /^(?:warning_|prevented$)/

/** Returns the chargeback of a dispute, or undefined if the bank has taken no money. `paid` is the amount of its payment. */
function toChargeback(
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
async function findDispute(stripe: Stripe, paymentIntent: string): Promise<Stripe.Dispute | null> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 1 })
  return data[0] ?? null
}

/** Returns the ID of an object that Stripe sends whole or as its ID. */
export const getId = (object: string | { id: string }): string =>
  typeof object === 'string' ? object : object.id

/** Returns what has to match a payment. */
export const toDetails = (session: Stripe.Checkout.Session): CheckoutDetails => ({
  sessionId: session.id,
  // Stripe's amounts are in centavos.
  amount: (session.amount_total ?? 0) / 100,
  currency: session.currency ?? '',
  reference: session.client_reference_id ?? '',
})

/** Returns the state of a session, without its disputes. */
export function toState(session: Stripe.Checkout.Session): CheckoutState {
  const isPaid = session.payment_status === 'paid'
  const state = isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open'
  return { state, ...toDetails(session) }
}

/** Checks whether an error means that Stripe does not have an object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/** Throws a problem for an error of Stripe: its server may answer later. */
export function unavailable(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const problem = new Problem('paymentUnavailable')
  // The cause is logged and never sent to the client.
  problem.cause = error
  throw problem
}

/** Stripe's times have whole seconds. */
export const toRange = (moment: Date, before: Date | undefined) => ({
  gte: Math.max(0, Math.floor(moment.getTime() / 1000)),
  ...(before && { lt: Math.ceil(before.getTime() / 1000) }),
})

/** Creates the reads of payments with their disputes. */
export function createReads(
  stripe: () => Stripe,
): Pick<Payments, 'getCheckoutState' | 'readHint' | 'listChargebacksSince'> {
  async function getCheckoutState(sessionId: string): Promise<CheckoutState | null> {
    const session = await stripe()
      .checkout.sessions.retrieve(sessionId)
      .catch((error: unknown) => (isMissing(error) ? null : unavailable(error)))
    if (session?.payment_status !== 'paid') return session && toState(session)
    const dispute = await findDispute(stripe(), String(session.payment_intent)).catch(unavailable)
    const state = toState(session)
    return dispute ? { ...state, chargeback: toChargeback(dispute, state.amount) } : state
  }

  async function findSession(paymentIntent: string): Promise<CheckoutState | null> {
    const { data } = await stripe().checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })
    return data[0] ? toState(data[0]) : null
  }

  // Events of sessions have the whole session, under a signature. Those of refunds and disputes are hints.
  async function readHint({ resource, resourceId }: PaymentHint): Promise<CheckoutState | null> {
    try {
      if (resource === 'payment') return await findSession(resourceId)
      const dispute = await stripe().disputes.retrieve(resourceId)
      if (dispute.payment_intent === null) return null
      const found = await findSession(getId(dispute.payment_intent))
      return found && { ...found, chargeback: toChargeback(dispute, found.amount) }
    } catch (error) {
      return isMissing(error) ? null : unavailable(error)
    }
  }

  async function* listChargebacksSince(moment: Date, before: Date): AsyncIterable<DisputedCheckout> {
    try {
      for await (const dispute of stripe().disputes.list({ created: toRange(moment, before), limit: 100 })) {
        const found =
          dispute.payment_intent === null ? null : await findSession(getId(dispute.payment_intent))
        const chargeback = found && toChargeback(dispute, found.amount)
        if (chargeback) yield { ...found, chargeback }
      }
    } catch (error) {
      unavailable(error)
    }
  }

  return { getCheckoutState, readHint, listChargebacksSince }
}
