import { randomBytes } from 'node:crypto'
import { refuse } from '@plomada/domain/contract'
import { Stripe } from 'stripe'
import { CURRENCY } from './payments.ts'
import {
  createReads,
  getId,
  toDetails,
  toDisputeHint,
  toRange,
  toState,
  unavailable,
  isMissing,
} from './payments.stripe.reads.ts'
import type {
  Capabilities,
  Checkout,
  CheckoutState,
  OpenCheckout,
  PaidPayment,
  PaymentEvent,
  Payments,
  Refund,
  RefundState,
  WebhookRequest,
} from './payments.ts'

/** The settings shared by the adapter and the embedded sandbox, which sets `url` when the app listens. */
export interface SandboxConnection {
  readonly secretKey: string
  readonly webhookSecret: string
  url: URL | null
}

/** Generates the keys of the embedded sandbox. They are needed only in this process. */
export function createSandboxConnection(): SandboxConnection {
  const random = () => randomBytes(24).toString('base64url')
  return { secretKey: `sk_test_${random()}`, webhookSecret: `whsec_${random()}`, url: null }
}

/** Connection settings of Stripe or a compatible server. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Returns the URL of the API; called at the first request, since the sandbox has no port before. @default Stripe's */
  endpoint?: () => URL
}

/** The version of the API in the header of every request, whatever the account has. */
export const STRIPE_VERSION = '2026-10-28.endive'

/** Creates a client of Stripe or a compatible server. */
export function stripeClient({
  secretKey,
  endpoint,
}: Pick<StripeSettings, 'secretKey' | 'endpoint'>): Stripe {
  const options = {
    apiVersion: STRIPE_VERSION,
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 10_000,
  } as const
  if (!endpoint) return new Stripe(secretKey, options)
  const url = endpoint()
  return new Stripe(secretKey, {
    ...options,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    protocol: url.protocol === 'https:' ? 'https' : 'http',
  })
}

const eventKinds: Partial<Record<string, 'paid' | 'failed' | 'expired'>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const { id, type, data } = event
  const hint = toDisputeHint(event)
  if (hint) return hint
  const kind = eventKinds[type]
  if (!('object' in data.object)) return { id, kind: 'other' }
  // Also of refunds that were made in the panel.
  if (data.object.object === 'refund' && data.object.payment_intent !== null) {
    const resourceId = getId(data.object.payment_intent)
    return { id, kind: 'hint', isVerified: true, sellerId: null, resource: 'payment', resourceId }
  }
  if (!kind || data.object.object !== 'checkout.session') return { id, kind: 'other' }
  const session = data.object
  // Delayed payment methods complete the session before the payment, which a second event then confirms.
  if (kind === 'paid' && session.payment_status !== 'paid') return { id, kind: 'other' }
  return { id, kind, ...toDetails(session) }
}

const toRefundState = (refund: Stripe.Refund, sessionId: string | null): RefundState => ({
  refundId: refund.id,
  sessionId,
  amount: refund.amount / 100,
  currency: refund.currency,
  createdAt: new Date(refund.created * 1000),
})

const isMade = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled'

/** Creates the lists of what was made since a moment, and of a payment. */
function createLists(
  stripe: () => Stripe,
): Pick<Payments, 'listCheckoutsSince' | 'listRefundsSince' | 'listRefunds'> {
  async function* listCheckoutsSince(moment: Date, before?: Date): AsyncIterable<CheckoutState> {
    const { sessions } = stripe().checkout
    try {
      for await (const session of sessions.list({ created: toRange(moment, before), limit: 100 })) {
        yield toState(session)
      }
    } catch (error) {
      unavailable(error)
    }
  }

  async function* listRefundsSince(moment: Date, before: Date): AsyncIterable<RefundState> {
    const { refunds, checkout } = stripe()
    try {
      for await (const refund of refunds.list({ created: toRange(moment, before), limit: 100 })) {
        if (!isMade(refund)) continue
        const payment = refund.payment_intent
        const sessions =
          payment === null
            ? []
            : (await checkout.sessions.list({ payment_intent: String(payment), limit: 1 })).data
        yield toRefundState(refund, sessions[0]?.id ?? null)
      }
    } catch (error) {
      unavailable(error)
    }
  }

  async function listRefunds({ sessionId }: PaidPayment): Promise<RefundState[]> {
    const { refunds, checkout } = stripe()
    try {
      const { payment_intent: intent } = await checkout.sessions.retrieve(sessionId)
      if (intent === null) return []
      const list = refunds.list({ payment_intent: getId(intent), limit: 100 })
      return (await list.autoPagingToArray({ limit: 1000 }))
        .filter(isMade)
        .map((refund) => toRefundState(refund, sessionId))
    } catch (error) {
      return isMissing(error) ? [] : unavailable(error)
    }
  }

  return { listCheckoutsSince, listRefundsSince, listRefunds }
}

// Stripe pays out nothing in Argentina: the file of a payout run does.
const capabilities: Capabilities = {
  canHold: true,
  canSplit: false,
  canRefundPartly: true,
  canPayOut: false,
  canConnectSellers: false,
}

/** Creates the payment provider for Stripe Checkout. */
export function stripePayments(settings: StripeSettings): Payments {
  let client: Stripe | undefined
  const stripe = () => (client ??= stripeClient(settings))

  async function openCheckout(checkout: Checkout): Promise<OpenCheckout | null> {
    const product = { name: checkout.description }
    const price = { currency: CURRENCY, unit_amount: checkout.amount * 100, product_data: product }
    const session = await stripe()
      .checkout.sessions.create(
        {
          mode: 'payment',
          locale: 'es-419',
          client_reference_id: checkout.reference,
          success_url: checkout.successUrl,
          cancel_url: checkout.failureUrl,
          line_items: [{ quantity: 1, price_data: price }],
        },
        { idempotencyKey: checkout.idempotencyKey },
      )
      .catch((error: unknown) => (isKeyUnusable(error) ? null : unavailable(error)))
    if (session === null) return null
    if (!session.url) return refuse('paymentUnavailable')
    return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
  }

  async function refund({ sessionId, amount, idempotencyKey }: Refund): Promise<'done' | 'failed'> {
    try {
      const session = await stripe().checkout.sessions.retrieve(sessionId)
      const created = await stripe().refunds.create(
        { payment_intent: String(session.payment_intent), amount: amount * 100 },
        { idempotencyKey },
      )
      return created.status === 'failed' || created.status === 'canceled' ? 'failed' : 'done'
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'failed'
      return unavailable(error)
    }
  }

  function readEvent({ body, headers }: WebhookRequest): PaymentEvent | null {
    const { webhooks } = stripe()
    const signature = String(headers['stripe-signature'] ?? '')
    let event: Stripe.Event
    try {
      event = webhooks.constructEvent(body, signature, settings.webhookSecret)
      // The library refuses only events that are too old.
      if (isFromFuture(signature)) return null
    } catch (error) {
      // The library parses the body after it verified the signature, so invalid JSON is an error of the provider.
      if (error instanceof SyntaxError) throw error
      // Catches all error types: for an empty signature the library does not throw a signature error.
      return null
    }
    return toPaymentEvent(event)
  }

  return {
    capabilities,
    sellers: null,
    openCheckout,
    ...createReads(stripe),
    ...createLists(stripe),
    refund,
    readEvent,
  }
}

/** Seconds by which the clock of the provider may be ahead. */
const FUTURE_TOLERANCE_SECONDS = 300

const isFromFuture = (signature: string): boolean =>
  Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]) > Date.now() / 1000 + FUTURE_TOLERANCE_SECONDS

/**
 * For a day, Stripe repeats the first response to a key, even a server error, and refuses the key for any other request.
 * Temporary errors do not make a key unusable: no response, 429, or 409 while the same request is running.
 */
const isKeyUnusable = (error: unknown): boolean =>
  (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400) ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500)
