import { randomBytes } from 'node:crypto'
import * as z from 'zod'

/** A checkout session as Stripe shows it, reduced to what the product reads. */
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

/** A refund as Stripe shows it. */
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

/** Everything that has an id in the sandbox. */
export type SandboxObject = SandboxSession | SandboxRefund

/** A message to the webhook, as Stripe writes it. */
export interface SandboxEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  pending_webhooks: number
  type: 'checkout.session.completed' | 'checkout.session.expired' | 'refund.created'
  data: { object: SandboxObject }
}

/** An id that cannot be guessed, with the prefix that Stripe gives to its kind. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('base64url').replace(/[-_]/g, 'x')}`
}

/** An id as somebody sends it; what cannot be one becomes one that nobody has. */
export const sandboxId = z
  .string()
  .regex(/^\w{1,100}$/)
  .catch('none')

/** Seconds since 1970, the way Stripe tells time. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** Wraps what happened in an event. */
export function eventOf(type: SandboxEvent['type'], object: SandboxObject): SandboxEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: nowSeconds(),
    livemode: false,
    pending_webhooks: 1,
    type,
    data: { object },
  }
}
