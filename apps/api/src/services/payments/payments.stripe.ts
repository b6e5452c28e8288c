import { randomBytes } from 'node:crypto'
import { Problem, refuse } from '@plomada/domain/define'
import { Stripe } from 'stripe'
import type { Config } from '../../config.ts'
import { ourCurrency } from './payments.ts'
import type { Checkout, CheckoutState, OpenCheckout, PaymentEvent, Payments, Receipt } from './payments.ts'

/** What the adapter and the embedded sandbox share; the sandbox writes `url` once the app listens. */
export interface SandboxLink {
  readonly secretKey: string
  readonly webhookSecret: string
  url: URL | null
}

/** Keys for one run of the embedded sandbox; nobody outside this process needs them. */
export function newSandboxLink(): SandboxLink {
  const random = () => randomBytes(24).toString('base64url')
  return { secretKey: `sk_test_${random()}`, webhookSecret: `whsec_${random()}`, url: null }
}

/** How to reach Stripe, or something that answers like it. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Asked at the first call, because the sandbox has no port before the app listens; Stripe itself when absent. */
  endpoint?: () => URL
}

const centavos = (pesos: number): number => pesos * 100
const fromCentavos = (amount: number | null): number => (amount ?? 0) / 100

/** Opens the client library of Stripe, or of something that answers like it. */
export function stripeClient({
  secretKey,
  endpoint,
}: Pick<StripeSettings, 'secretKey' | 'endpoint'>): Stripe {
  const options = { telemetry: false, maxNetworkRetries: 2, timeout: 10_000 }
  if (!endpoint) return new Stripe(secretKey, options)
  const url = endpoint()
  return new Stripe(secretKey, {
    ...options,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    protocol: url.protocol === 'https:' ? 'https' : 'http',
  })
}

const kinds: Partial<Record<string, 'paid' | 'failed' | 'expired'>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

function eventOf({ id, type, data }: Stripe.Event): PaymentEvent {
  const kind = kinds[type]
  if (!kind || !('object' in data.object) || data.object.object !== 'checkout.session') {
    return { id, kind: 'other' }
  }
  const session = data.object
  // A slow method of payment completes the session before the money is there; a second event tells when it is.
  if (kind === 'paid' && session.payment_status !== 'paid') return { id, kind: 'other' }
  return { id, kind, ...receiptOf(session) }
}

const receiptOf = (session: Stripe.Checkout.Session): Receipt => ({
  sessionId: session.id,
  amount: fromCentavos(session.amount_total),
  currency: session.currency ?? '',
  reference: session.client_reference_id ?? '',
})

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  const isPaid = session.payment_status === 'paid'
  const state = isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open'
  return { state, ...receiptOf(session) }
}

/** Payments through Stripe Checkout. */
export function stripePayments(settings: StripeSettings): Payments {
  let client: Stripe | undefined
  const stripe = () => (client ??= stripeClient(settings))

  async function openCheckout(checkout: Checkout): Promise<OpenCheckout | null> {
    const product = { name: checkout.description }
    const price = { currency: ourCurrency, unit_amount: centavos(checkout.amount), product_data: product }
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
      .catch((error: unknown) => (isSpent(error) ? null : unavailable(error)))
    if (session === null) return null
    if (!session.url) return refuse('paymentUnavailable')
    return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
  }

  async function checkoutState(sessionId: string): Promise<CheckoutState | null> {
    const session = await stripe()
      .checkout.sessions.retrieve(sessionId)
      .catch((error: unknown) => (isMissing(error) ? null : unavailable(error)))
    return session && stateOf(session)
  }

  async function* checkoutsSince(moment: Date): AsyncIterable<CheckoutState> {
    const created = { gte: Math.floor(moment.getTime() / 1000) }
    try {
      for await (const session of stripe().checkout.sessions.list({ created, limit: 100 })) {
        yield stateOf(session)
      }
    } catch (error) {
      unavailable(error)
    }
  }

  function readEvent(rawBody: Buffer, signature: string): PaymentEvent | null {
    const { webhooks } = stripe()
    let event: Stripe.Event
    try {
      event = webhooks.constructEvent(rawBody, signature, settings.webhookSecret)
    } catch (error) {
      // The body is read after its signature: what was signed and is no JSON is trouble between the provider and us.
      if (error instanceof SyntaxError) throw error
      // Anything else is in the signature, whatever the library calls it: an empty one is no signature error to it.
      return null
    }
    return eventOf(event)
  }

  return { openCheckout, checkoutState, checkoutsSince, readEvent }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/**
 * For a day Stripe repeats what it first answered to a key, its own failures included, and refuses the key for any
 * other question. What is over soon keeps the key: no answer at all, too many requests, the same question under way.
 */
const isSpent = (error: unknown): boolean =>
  (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400) ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500)

function unavailable(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const problem = new Problem('paymentUnavailable')
  // For the log only: the answer to the outside holds the sentence of the problem.
  problem.cause = error
  throw problem
}

/** Stripe itself when its key is configured; otherwise the same adapter, led to the embedded sandbox. */
export function choosePayments(config: Pick<Config, 'payments'>): {
  payments: Payments
  sandbox: SandboxLink | null
} {
  if (config.payments) return { payments: stripePayments(config.payments), sandbox: null }
  const sandbox = newSandboxLink()
  const endpoint = (): URL => sandbox.url ?? refuse('paymentUnavailable')
  return { payments: stripePayments({ ...sandbox, endpoint }), sandbox }
}
