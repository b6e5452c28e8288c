/** What the product needs to be paid; the words are ours, so that another provider can take the place of the first. */
export interface Payments {
  /** Opens a page where a person pays; the same key with the same facts always gives the same page. */
  openCheckout(checkout: Checkout): Promise<OpenCheckout>
  /** Asks the provider how a checkout stands. */
  checkoutState(sessionId: string): Promise<CheckoutState>
  /** Reads what the provider tells us by itself; null when the message does not come from the provider. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent | null
}

/** The facts of one payment. */
export interface Checkout {
  /** Our own name for the payment; comes back in states and events. */
  reference: string
  /** Integer pesos. */
  amount: number
  /** What is paid, as the payer reads it. */
  description: string
  /** Where the payer lands after paying; may hold `{CHECKOUT_SESSION_ID}`. */
  successUrl: string
  /** Where the payer lands after a declined card or a change of mind. */
  failureUrl: string
  /** One per intention to pay. */
  idempotencyKey: string
}

/** A page where a person can pay. */
export interface OpenCheckout {
  sessionId: string
  url: string
  expiresAt: Date
}

/** How a checkout stands. */
export interface CheckoutState {
  state: 'open' | 'paid' | 'expired'
  /** Integer pesos. */
  amount: number
  reference: string
}

/** What the provider tells: at least once, in any order, so remember the ids. */
export type PaymentEvent =
  | {
      id: string
      kind: 'paid' | 'failed' | 'expired'
      sessionId: string
      /** Integer pesos. */
      amount: number
      reference: string
    }
  | { id: string; kind: 'other' }
