/** A payment provider. */
export interface Payments {
  readonly capabilities: PaymentCapabilities
  /**
   * Opens a payment page. The same key with the same values returns the same page. Returns null if the key is unusable:
   * it was used with other values, or the provider failed and will repeat that failure.
   */
  openCheckout(checkout: Checkout): Promise<OpenCheckout | null>
  /** Returns the state of a checkout, or null if the provider has none with that id. */
  getCheckoutState(sessionId: string): Promise<CheckoutState | null>
  /** Lists every checkout opened since a moment, including those of other systems. */
  listCheckoutsSince(moment: Date): AsyncIterable<CheckoutState>
  /** Sends money of a paid checkout back. The same key refunds once. `failed` if the provider refuses for good. */
  refund(refund: Refund): Promise<'done' | 'failed'>
  /** Parses a webhook event; returns null if its signature is invalid. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent | null
}

/** What a provider can do. */
export interface PaymentCapabilities {
  /** The money waits for the end of the job. Otherwise the professional has it at once. */
  canHold: boolean
}

/** The values of a new checkout. */
export interface Checkout {
  /** Id of the payment in this product; returned in states and events. */
  reference: string
  /** Integer pesos. */
  amount: number
  /** What is paid, shown to the payer. */
  description: string
  /** Target after the payment; may contain `{CHECKOUT_SESSION_ID}`. */
  successUrl: string
  /** Target after a declined card or a cancellation. */
  failureUrl: string
  /** One per attempt to pay. */
  idempotencyKey: string
}

/** Money that goes back to the payer. */
export interface Refund {
  sessionId: string
  /** Integer pesos, at most what was paid. */
  amount: number
  idempotencyKey: string
}

/** An open payment page. */
export interface OpenCheckout {
  sessionId: string
  url: string
  expiresAt: Date
}

/** The state of a checkout at the provider. */
export interface CheckoutState extends CheckoutDetails {
  state: 'open' | 'paid' | 'expired'
}

/** The values of a checkout that must be equal at the provider and in the database. */
export interface CheckoutDetails {
  sessionId: string
  /** Amount in whole units of the currency. */
  amount: number
  /** Lowercase ISO 4217 code. */
  currency: string
  reference: string
}

/** The currency of all payments: Argentine pesos. */
export const CURRENCY = 'ars'

/** An event of the provider. Delivered at least once and in any order, so handled ids must be stored. */
export type PaymentEvent =
  | (CheckoutDetails & { id: string; kind: 'paid' | 'failed' | 'expired' })
  | { id: string; kind: 'other' }
