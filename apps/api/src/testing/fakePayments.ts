import { refuse } from '@plomada/domain/define'
import { ourCurrency } from '../services/payments/payments.ts'
import type { Checkout, CheckoutState, PaymentEvent, Payments } from '../services/payments/payments.ts'

interface Session extends Checkout {
  sessionId: string
  state: CheckoutState['state']
}

/** A payment provider that a test leads by hand. */
export interface FakePayments extends Payments {
  /** Every session that was opened, in order. */
  sessions: Session[]
  /** Makes every call fail as an unreachable provider does. */
  isDown: boolean
  /** Makes it refuse every key that it is asked with while this is true. */
  isSpoilt: boolean
  /** Called while a page is being opened, before the answer is on its way. */
  onOpen: ((session: Session) => Promise<void>) | null
  /** The event that tells how a session stands, as the webhook gets it. */
  eventOf: (session: Session, kind: 'paid' | 'failed' | 'expired', change?: object) => PaymentEvent
}

const stateOf = ({ state, sessionId, amount, reference }: Session): CheckoutState => ({
  state,
  sessionId,
  amount,
  currency: ourCurrency,
  reference,
})

/** The signature that the fake provider takes for its own. */
export const signature = 'signed'

/** Opens a provider without sessions. */
export function fakePayments(): FakePayments {
  const byKey = new Map<string, Session>()
  const spent = new Set<string>()
  let events = 0
  const fake: FakePayments = {
    sessions: [],
    isDown: false,
    isSpoilt: false,
    onOpen: null,
    async openCheckout(checkout) {
      if (fake.isDown) refuse('paymentUnavailable')
      if (fake.isSpoilt) spent.add(checkout.idempotencyKey)
      if (spent.has(checkout.idempotencyKey)) return null
      const known = byKey.get(checkout.idempotencyKey)
      const session = known ?? { ...checkout, sessionId: `cs_${byKey.size + 1}`, state: 'open' }
      if (!known) fake.sessions.push(session)
      byKey.set(checkout.idempotencyKey, session)
      await fake.onOpen?.(session)
      const { sessionId } = session
      return { sessionId, url: `https://pay.test/${sessionId}`, expiresAt: new Date() }
    },
    async checkoutState(sessionId) {
      if (fake.isDown) refuse('paymentUnavailable')
      const session = fake.sessions.find((one) => one.sessionId === sessionId)
      return session ? stateOf(session) : null
    },
    async *checkoutsSince() {
      yield* fake.sessions.map(stateOf)
    },
    readEvent: (body, signed) =>
      signed === signature ? (JSON.parse(body.toString()) as PaymentEvent) : null,
    eventOf: ({ sessionId, amount, reference }, kind, change = {}) => ({
      id: `evt_${++events}`,
      kind,
      sessionId,
      amount,
      currency: ourCurrency,
      reference,
      ...change,
    }),
  }
  return fake
}
