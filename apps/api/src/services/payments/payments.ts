import type { Db } from '../../database/database.ts'

/** What a provider can do. What it cannot, the product does without it or not at all. */
export interface Capabilities {
  /** The platform receives the money and holds it until a job ends. Otherwise the professional is paid at once. */
  canHold: boolean
  /** One payment is divided between the professional and the platform. */
  canSplit: boolean
  canRefundPartly: boolean
  /** Sends money of the platform to professionals. */
  canPayOut: boolean
  /** Professionals connect accounts of their own. */
  canConnectSellers: boolean
}

/** A payment provider. */
export interface Payments {
  readonly capabilities: Capabilities
  /** Connects the accounts of professionals, if the provider can. */
  readonly sellers: Sellers | null
  /**
   * Opens a payment page. The same key with the same values returns the same page. Returns null if the key is unusable:
   * it was used with other values, or the provider failed and will repeat that failure.
   */
  openCheckout(checkout: Checkout): Promise<OpenCheckout | null>
  /** Returns the state of a checkout, or null if the provider has none with that id. */
  getCheckoutState(sessionId: string, about?: CheckoutAbout): Promise<CheckoutState | null>
  /** Lists every checkout opened since a moment, and before another one, including those of other systems. */
  listCheckoutsSince(moment: Date, before?: Date): AsyncIterable<CheckoutState>
  /** Lists every refund made since a moment, and before another one, without those that failed. Absent if the provider has no list. */
  listRefundsSince?(moment: Date, before: Date): AsyncIterable<RefundState>
  /** Lists the payments that their payers disputed since a moment, and before another one, with what the bank decided. */
  listChargebacksSince(moment: Date, before: Date): AsyncIterable<DisputedCheckout>
  /** Lists the refunds of one payment, without those that failed. Null if the account that was paid is not connected any more. */
  listRefunds(payment: PaidPayment): Promise<RefundState[] | null>
  /** Sends money of a paid checkout back. The same key refunds once. `failed` if the provider refuses for good. */
  refund(refund: Refund): Promise<'done' | 'failed'>
  /** Parses a webhook event; returns null if its signature is invalid. */
  readEvent(request: WebhookRequest): PaymentEvent | null
  /** Returns what a verified hint is about, as the provider has it now; null if it is about nothing of this product. */
  readHint(hint: PaymentHint): Promise<CheckoutState | null>
}

/** What the webhook received. */
export interface WebhookRequest {
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
  query: Readonly<Record<string, unknown>>
}

/** The connection of a professional to an account at the provider. */
export interface Connection {
  state: 'connected' | 'revoked' | 'refreshFailed'
  /** The account at the provider. */
  sellerId: string
  connectedAt: Date
}

/** Connects professionals to their accounts at the provider. */
export interface Sellers {
  /** Returns the page of the provider on which a professional allows the connection. */
  start(userId: number, returnUrl: string): Promise<string>
  /**
   * Connects the account that the provider sent a professional back with. `invalid`: the state is not theirs, was used or is
   * too old, or the provider refuses the code. `taken`: another professional is connected to the account.
   */
  finish(
    userId: number,
    answer: { code: string; state: string; returnUrl: string },
  ): Promise<'connected' | 'invalid' | 'taken'>
  find(db: Db, userId: number): Promise<Connection | null>
  /** Ends the connection of a professional, and forgets its tokens. */
  disconnect(userId: number): Promise<void>
  /** Replaces the tokens that end soon. */
  refreshDue(): Promise<void>
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
  /** The account that is paid, and the commission in centavos that goes to the platform; only if the provider splits. */
  seller?: { id: string; fee: number } | undefined
}

/** What the product knows about a checkout, for providers that need it. */
export interface CheckoutAbout {
  sellerId: string | null
  expiresAt: Date | null
}

/** A payment that arrived, as the provider knows it. */
export interface PaidPayment {
  sessionId: string
  /** The account that was paid; null if the platform was. */
  sellerId: string | null
  /** The payment at the provider, if it has an id of its own. */
  externalId: string | null
}

/** Money that goes back to the payer. */
export interface Refund extends PaidPayment {
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
  /** `pending`: the payer does the rest elsewhere and later, such as paying a cash voucher. */
  state: 'open' | 'pending' | 'paid' | 'expired'
  chargeback?: Chargeback | undefined
  /** Whether money went back to the payer; absent if the provider does not say so here. */
  isRefunded?: boolean | undefined
}

/** A checkout whose payer disputes it. */
export type DisputedCheckout = CheckoutState & { chargeback: Chargeback }

/** That the payer disputes a payment at the bank, and how that ended. */
export interface Chargeback {
  /** Of the chargeback at the provider. */
  id: string
  state: 'open' | 'won' | 'lost'
  /** The disputed amount, in units of the currency. */
  amount: number
  /** Until when the provider accepts documents; null if it has not said so here. */
  dueAt: Date | null
}

/** The values of a checkout that must be equal at the provider and in the database. */
export interface CheckoutDetails {
  sessionId: string
  /** Amount in whole units of the currency. */
  amount: number
  /** Lowercase ISO 4217 code. */
  currency: string
  reference: string
  /** The account that was paid, if it is not that of the platform. */
  sellerId?: string | null
  /** The payment at the provider, if it has an id of its own. */
  externalId?: string | null
  /** The commission that the provider divided off, in centavos. */
  fee?: number | null
}

/** A refund at the provider. */
export interface RefundState {
  refundId: string
  /** Null if it is of no checkout. */
  sessionId: string | null
  /** The payment at the provider, if it has an id of its own. */
  externalId?: string | null
  /** Amount in whole units of the currency. */
  amount: number
  /** Lowercase ISO 4217 code. */
  currency: string
  createdAt: Date
}

/** The currency of all payments: Argentine pesos. */
export const CURRENCY = 'ars'

/** An event of the provider. Delivered at least once and in any order, so handled ids must be stored. */
export type PaymentEvent =
  | (CheckoutDetails & { id: string; kind: 'paid' | 'failed' | 'expired' })
  | { id: string; kind: 'other' }
  | PaymentHint

/** An event that decides nothing: what it is about has to be requested from the provider. */
export interface PaymentHint {
  id: string
  kind: 'hint'
  /** False if its signature is not valid: only what the product already waits for is then requested. */
  isVerified: boolean
  sellerId: string | null
  resource: 'payment' | 'chargeback'
  resourceId: string
}
