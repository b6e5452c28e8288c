/** What the product needs to be paid; the words are ours, so that another provider can take the place of the first. */
export interface Payments {
  /**
   * Opens a page where a person pays; the same key with the same facts always gives the same page. Null when this key
   * is spent: it stood for other facts, or the provider failed over it and will repeat that failure.
   */
  openCheckout(checkout: Checkout): Promise<OpenCheckout | null>
  /** Asks the provider how a checkout stands; null when it knows of none. */
  checkoutState(sessionId: string): Promise<CheckoutState | null>
  /** Every checkout that was opened since a moment, whoever opened it. */
  checkoutsSince(moment: Date): AsyncIterable<CheckoutState>
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
export interface CheckoutState extends Receipt {
  state: 'open' | 'paid' | 'expired'
}

/** What both the provider and our books say of one checkout. */
export interface Receipt {
  sessionId: string
  /** In whole units of the currency. */
  amount: number
  /** Its three letters, in small ones. */
  currency: string
  reference: string
}

/** The money in which everything here is paid: Argentine pesos. */
export const ourCurrency = 'ars'

/** What the provider tells: at least once, in any order, so remember the ids. */
export type PaymentEvent =
  | (Receipt & { id: string; kind: 'paid' | 'failed' | 'expired' })
  | { id: string; kind: 'other' }
