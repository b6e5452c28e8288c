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
  /** Sends money of a session back as its operator does in the panel, at most what is left, and returns the refund. */
  refundInPanel: (session: Session, amount: number, createdAt?: Date) => RefundState | null
  /** Creates the webhook event for a session. */
  createEvent: (
    session: Session,
    kind: 'paid' | 'failed' | 'expired',
    change?: object,
  ) => Exclude<PaymentEvent, PaymentHint>
  /** Returns the pesos of a session that neither went back nor were taken by the bank. */
  getLeft: (session: Session) => number
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

/** Returns what a session has sent back. */
const sumRefunds = ({ refunds }: Pick<FakePayments, 'refunds'>, sessionId: string): number =>
  refunds.reduce((sum, refund) => (refund.sessionId === sessionId ? sum + refund.amount : sum), 0)

/** The signature that the fake provider accepts. */
export const signature = 'signed'

/** What a provider sent back. */
function createRefunds(
  fake: () => FakePayments,
): Pick<FakePayments, 'refund' | 'refundInPanel' | 'listRefunds' | 'listRefundsSince' | 'getLeft'> {
  let panelRefunds = 0
  return {
    async refund({ sessionId, amount, idempotencyKey }) {
      if (fake().isDown) refuse('paymentUnavailable')
      const session = fake().sessions.find((one) => one.sessionId === sessionId)
      if (fake().refuses || session?.chargeback?.state === 'open') return 'failed'
      const isMade = fake().refunds.some(({ refundId }) => refundId === idempotencyKey)
      if (!isMade && session && amount > fake().getLeft(session)) return 'failed'
      if (!isMade)
        fake().refunds.push({
          refundId: idempotencyKey,
          sessionId,
          amount,
          currency: CURRENCY,
          createdAt: new Date(),
        })
      return 'done'
    },
    refundInPanel(session, wanted, createdAt = new Date()) {
      const amount = Math.min(wanted, fake().getLeft(session))
      if (amount <= 0 || session.chargeback?.state === 'open') return null
      const { sessionId } = session
      const refundId = `re_panel_${++panelRefunds}`
      const refund: RefundState = { refundId, sessionId, amount, currency: CURRENCY, createdAt }
      fake().refunds.push(refund)
      return refund
    },
    async listRefunds({ sessionId }) {
      if (fake().isDown) refuse('paymentUnavailable')
      return fake().refunds.filter((refund) => refund.sessionId === sessionId)
    },
    async *listRefundsSince(since, before) {
      yield* fake().refunds.filter(({ createdAt }) => createdAt >= since && createdAt < before)
    },
    getLeft: ({ sessionId, amount, chargeback }) =>
      amount -
      sumRefunds(fake(), sessionId) -
      (chargeback?.state === 'lost' ? Math.ceil(chargeback.amount) : 0),
  }
}

/** Creates a provider without sessions. */
export function fakePayments(): FakePayments {
  const byKey = new Map<string, Session>()
  const rejectedKeys = new Set<string>()
  let events = 0
  const fake: FakePayments = {
    ...createRefunds(() => fake),
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
    async getCheckoutState(sessionId) {
      if (fake.isDown) refuse('paymentUnavailable')
      const session = fake.sessions.find((one) => one.sessionId === sessionId)
      return session ? toCheckoutState(session) : null
    },
    async *listCheckoutsSince() {
      if (fake.isDown) refuse('paymentUnavailable')
      yield* fake.sessions.map(toCheckoutState)
    },
    async *listChargebacksSince() {
      if (fake.isDown) refuse('paymentUnavailable')
      for (const session of fake.sessions)
        if (session.chargeback) yield { ...toCheckoutState(session), chargeback: session.chargeback }
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
