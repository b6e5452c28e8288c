import { refuse } from '@plomada/domain/contract'
import { CURRENCY } from '../services/payments/payments.ts'
import type {
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
  /** Sends money of a session back as its operator does in the panel, at most what is left, and returns the refund. */
  refundInPanel: (session: Session, amount: number, createdAt?: Date) => RefundState | null
  /** Creates the webhook event for a session. */
  createEvent: (
    session: Session,
    kind: 'paid' | 'failed' | 'expired',
    change?: object,
  ) => Exclude<PaymentEvent, PaymentHint>
}

const toCheckoutState = ({ state, sessionId, amount, reference }: Session): CheckoutState => ({
  state,
  sessionId,
  amount,
  currency: CURRENCY,
  reference,
})

/** Returns what a session has sent back. */
const sumRefunds = ({ refunds }: Pick<FakePayments, 'refunds'>, sessionId: string): number =>
  refunds.reduce((sum, refund) => (refund.sessionId === sessionId ? sum + refund.amount : sum), 0)

/** The signature that the fake provider accepts. */
export const signature = 'signed'

/** Creates the part of a provider that sends money back. */
function createRefunds(
  get: () => FakePayments,
): Pick<FakePayments, 'refund' | 'refundInPanel' | 'listRefunds' | 'listRefundsSince'> {
  let panelRefunds = 0
  return {
    async refund({ sessionId, amount, idempotencyKey }) {
      if (get().isDown) refuse('paymentUnavailable')
      if (get().refuses) return 'failed'
      const isMade = get().refunds.some(({ refundId }) => refundId === idempotencyKey)
      const session = get().sessions.find((one) => one.sessionId === sessionId)
      if (!isMade && session && amount > session.amount - sumRefunds(get(), sessionId)) return 'failed'
      if (!isMade)
        get().refunds.push({
          refundId: idempotencyKey,
          sessionId,
          amount,
          currency: CURRENCY,
          createdAt: new Date(),
        })
      return 'done'
    },
    refundInPanel({ sessionId, amount: paid }, wanted, createdAt = new Date()) {
      const amount = Math.min(wanted, paid - sumRefunds(get(), sessionId))
      if (amount <= 0) return null
      const refundId = `re_panel_${++panelRefunds}`
      const refund: RefundState = { refundId, sessionId, amount, currency: CURRENCY, createdAt }
      get().refunds.push(refund)
      return refund
    },
    async listRefunds({ sessionId }) {
      if (get().isDown) refuse('paymentUnavailable')
      return get().refunds.filter((refund) => refund.sessionId === sessionId)
    },
    async *listRefundsSince(since, before) {
      yield* get().refunds.filter(({ createdAt }) => createdAt >= since && createdAt < before)
    },
  }
}

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
    async getCheckoutState(sessionId) {
      if (fake.isDown) refuse('paymentUnavailable')
      const session = fake.sessions.find((one) => one.sessionId === sessionId)
      return session ? toCheckoutState(session) : null
    },
    async *listCheckoutsSince() {
      if (fake.isDown) refuse('paymentUnavailable')
      yield* fake.sessions.map(toCheckoutState)
    },
    ...createRefunds(() => fake),
    readEvent: ({ body, headers }) =>
      headers['stripe-signature'] === signature ? (JSON.parse(body.toString()) as PaymentEvent) : null,
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
