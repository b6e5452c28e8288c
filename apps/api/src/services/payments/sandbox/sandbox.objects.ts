import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { STRIPE_VERSION } from '../payments.stripe.ts'

/** The part of Stripe's checkout session that the product reads. */
export interface SandboxSession {
  id: string
  object: 'checkout.session'
  amount_subtotal: number
  amount_total: number
  cancel_url: string
  client_reference_id: string | null
  created: number
  currency: string
  expires_at: number
  line_items: { object: 'list'; data: { description: string; quantity: number; amount_total: number }[] }
  livemode: false
  locale: string | null
  metadata: Record<string, string>
  mode: 'payment'
  payment_intent: string | null
  payment_status: 'unpaid' | 'paid'
  status: 'open' | 'complete' | 'expired'
  success_url: string
  url: string | null
}

/** The part of Stripe's refund that the product reads. */
export interface SandboxRefund {
  id: string
  object: 'refund'
  amount: number
  created: number
  currency: string
  metadata: Record<string, string>
  payment_intent: string
  reason: string | null
  status: 'succeeded'
}

/** The part of Stripe's dispute that the product reads. */
export interface SandboxDispute {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: { object: 'balance_transaction'; amount: number; currency: string; fee: number }[]
  created: number
  currency: string
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number }
  is_charge_refundable: boolean
  livemode: false
  metadata: Record<string, string>
  payment_intent: string
  reason: 'fraudulent'
  status: 'needs_response' | 'won' | 'lost'
}

/** A stored object of the sandbox. */
export type SandboxObject = SandboxSession | SandboxRefund | SandboxDispute

/** A webhook event in Stripe's format. */
export interface SandboxEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  pending_webhooks: number
  type:
    | 'checkout.session.completed'
    | 'checkout.session.expired'
    | 'refund.created'
    | 'charge.dispute.created'
    | 'charge.dispute.closed'
  data: { object: SandboxObject }
}

/** How the webhook learns about a payment. */
export type Delivery = 'normal' | 'late' | 'twice' | 'lost'

/** Seconds by which a late event is late. */
export const LATE_SECONDS = 120

/** The error of an event that is never sent. */
export const LOST = 'lost'

/** Returns a random id with one of Stripe's prefixes. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('base64url').replace(/[-_]/g, 'x')}`
}

/** Parses an id; replaces an invalid one with an id that does not exist. */
export const sandboxId = z
  .string()
  .regex(/^\w{1,100}$/)
  .catch('none')

/** Returns the seconds since 1970, Stripe's time format. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/** Creates the event for a change of an object. */
export function createEvent(type: SandboxEvent['type'], object: SandboxObject): SandboxEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: STRIPE_VERSION,
    created: nowSeconds(),
    livemode: false,
    pending_webhooks: 1,
    type,
    data: { object },
  }
}
