import { refuse } from '@plomada/domain/contract'
import { CURRENCY } from '../services/payments/payments.ts'
import type {
  Chargeback,
  Checkout,
  CheckoutState,
  PaymentEvent,
  PaymentHint,
  Payments,
  RefundState,
} from '../services/payments/payments.ts'

interface Session extends Checkout {
  sessionId: string
  state: 'open' | 'paid' | 'expired'
  chargeback?: Chargeback
}

/** A payment provider controlled by a test. */
export interface FakePayments extends Payments {
  /** The opened sessions, in order. */
  sessions: Session[]
  /** The refunds that were made, in order. */
  refunds: RefundState[]
  /** Makes every call fail as if the provider were unreachable. */
  isDown: boolean
  /** Makes it reject all idempotency keys of requests while true, also later. */
  rejectsKeys: boolean
  /** Makes it refuse refunds for good. */
  refuses: boolean
  /** Called after opening a session, before responding. */
  onOpen: ((session: Session) => Promise<void>) | null
  /** Creates the webhook event for a session. */
  createEvent: (
    session: Session,
    kind: 'paid' | 'failed' | 'expired',
    change?: object,
  ) => Exclude<PaymentEvent, PaymentHint>
  /** Lets the payer dispute a paid session at the bank, or the bank decide, and creates the webhook event. */
  dispute: (session: Session, state: Chargeback['state'], change?: Partial<Chargeback>) => PaymentHint
}

const toCheckoutState = ({ state, sessionId, amount, reference, chargeback }: Session): CheckoutState => ({
  state,
  sessionId,
  amount,
  currency: CURRENCY,
  reference,
  chargeback,
})

const toChargeback = (
  { sessionId, amount, chargeback }: Session,
  state: Chargeback['state'],
  change: Partial<Chargeback>,
): Chargeback => ({ id: `dp_${sessionId}`, amount, dueAt: null, ...chargeback, ...change, state })

const toHint = ({ sessionId: resourceId }: Session, number: number): PaymentHint => ({
  id: `evt_${number}`,
  kind: 'hint',
  isVerified: true,
  resource: 'chargeback',
  resourceId,
  sellerId: null,
})

/** The signature that the fake provider accepts. */
export const signature = 'signed'

/** Creates a provider without sessions. */
export function fakePayments(): FakePayments {
  const byKey = new Map<string, Session>()
  const rejectedKeys = new Set<string>()
  let events = 0
  const fake: FakePayments = {
    capabilities: {
      canHold: true,
      canSplit: false,
      canRefundPartly: true,
      canPayOut: false,
      canConnectSellers: false,
    },
    sellers: null,
    async readHint({ resourceId }) {
      if (fake.isDown) refuse('paymentUnavailable')
      const session = fake.sessions.find((one) => one.sessionId === resourceId)
      return session ? toCheckoutState(session) : null
    },
    sessions: [],
    refunds: [],
    isDown: false,
    rejectsKeys: false,
    refuses: false,
    onOpen: null,
    async openCheckout(checkout) {
      if (fake.isDown) refuse('paymentUnavailable')
      if (fake.rejectsKeys) rejectedKeys.add(checkout.idempotencyKey)
      if (rejectedKeys.has(checkout.idempotencyKey)) return null
      const known = byKey.get(checkout.idempotencyKey)
      const session = known ?? { ...checkout, sessionId: `cs_${byKey.size + 1}`, state: 'open' }
      if (!known) fake.sessions.push(session)
      byKey.set(checkout.idempotencyKey, session)
      await fake.onOpen?.(session)
      const { sessionId } = session
      return { sessionId, url: `https://pay.test/${sessionId}`, expiresAt: new Date() }
    },
    async refund({ sessionId, amount, idempotencyKey }) {
      if (fake.isDown) refuse('paymentUnavailable')
      const session = fake.sessions.find((one) => one.sessionId === sessionId)
      if (fake.refuses || session?.chargeback?.state === 'open') return 'failed'
      if (!fake.refunds.some(({ refundId }) => refundId === idempotencyKey))
        fake.refunds.push({
          refundId: idempotencyKey,
          sessionId,
          amount,
          currency: CURRENCY,
          createdAt: new Date(),
        })
      return 'done'
    },
    async getCheckoutState(sessionId) {
      if (fake.isDown) refuse('paymentUnavailable')
      const session = fake.sessions.find((one) => one.sessionId === sessionId)
      return session ? toCheckoutState(session) : null
    },
    async *listCheckoutsSince() {
      if (fake.isDown) refuse('paymentUnavailable')
      yield* fake.sessions.map(toCheckoutState)
    },
    async *listRefundsSince(since, before) {
      yield* fake.refunds.filter(({ createdAt }) => createdAt >= since && createdAt < before)
    },
    readEvent: ({ body, headers }) =>
      headers['stripe-signature'] === signature ? (JSON.parse(body.toString()) as PaymentEvent) : null,
    dispute: (session, state, change = {}) => {
      session.chargeback = toChargeback(session, state, change)
      return toHint(session, ++events)
    },
    createEvent: ({ sessionId, amount, reference }, kind, change = {}) => ({
      id: `evt_${++events}`,
      kind,
      sessionId,
      amount,
      currency: CURRENCY,
      reference,
      ...change,
    }),
  }
  return fake
}
