import type { Db } from '../../database/database.ts'
import { revokeAccount } from './mercadoPago/sandbox/mpSandbox.accounts.ts'
import type { Fault } from './mercadoPago/sandbox/mpSandbox.objects.ts'
import {
  changeChargeback,
  expirePreference,
  findPreferenceOf,
  finishPending,
  listPaymentsOf,
  payPreference,
  refundStoredPayment,
} from './mercadoPago/sandbox/mpSandbox.store.ts'
import { connect, startMercadoPago } from './mercadoPago/sandbox/mpSandbox.testing.ts'
import type { PaymentEvent, Payments } from './payments.ts'
import { changeDispute } from './sandbox/sandbox.disputes.ts'
import {
  declineSession,
  expireSession,
  findSession,
  paySession,
  refundPayment,
} from './sandbox/sandbox.store.ts'
import { sandboxEvents } from './sandbox/sandbox.schema.ts'
import { startSandbox } from './sandbox/sandbox.testing.ts'

/** What the suite needs of an adapter and its stand-in. Acts of the payer are null where the stand-in has none. */
export interface Harness {
  payments: Payments
  events: (PaymentEvent | null)[]
  seller?: { id: string; fee: number }
  userId: number
  pay: (sessionId: string, fault?: Fault) => Promise<unknown>
  decline: (sessionId: string) => Promise<unknown>
  expire: (sessionId: string) => Promise<unknown>
  /** Sends money of a paid checkout back, as an operator does in the panel of the provider. */
  refundInPanel: (sessionId: string, amount: number) => Promise<unknown>
  /** Pays in cash: the voucher is created, and paid or not later. */
  voucher: ((sessionId: string) => Promise<(isPaid: boolean) => Promise<unknown>>) | null
  chargeback: (sessionId: string) => Promise<(isWon: boolean) => Promise<unknown>>
  connect: (userId: number) => Promise<string>
  /** Ends the permission at the provider. */
  revoke: (sellerId: string) => Promise<unknown>
  close: () => Promise<unknown>
}

/** Starts the adapter of Stripe with its stand-in. */
export async function startStripe(db: Db): Promise<Harness> {
  const { app, payments, events } = await startSandbox(db)
  return {
    payments,
    events,
    userId: 0,
    async pay(id, fault = 'none') {
      await paySession(db, id)
      // Its events are delivered at least once: here they are sent again, or lost.
      if (fault === 'lost') await db.delete(sandboxEvents)
      if (fault === 'twice')
        for (const { payload } of await db.select().from(sandboxEvents))
          await db.insert(sandboxEvents).values({ payload })
    },
    decline: (id) => declineSession(db, id, 'El banco rechazó la tarjeta.'),
    expire: (id) => expireSession(db, id),
    async refundInPanel(id, amount) {
      const { session } = (await findSession(db, id)) ?? {}
      const form = { payment_intent: session?.payment_intent ?? '', amount: amount * 100 }
      return refundPayment(db, { key: null, path: '/v1/refunds', body: '' }, form)
    },
    voucher: null,
    async chargeback(id) {
      await changeDispute(db, id, 'needs_response')
      return (isWon) => changeDispute(db, id, isWon ? 'won' : 'lost')
    },
    connect: async () => 'none',
    revoke: async () => {},
    close: () => app.close(),
  }
}

/** Starts the adapter of Mercado Pago with its stand-in, and connects a professional. */
export async function startSplit(db: Db): Promise<Harness> {
  const started = await startMercadoPago(db)
  const { payments, events, userId, app } = started
  if ((await connect(started, userId)) !== 'connected') throw new Error('The account is not connected')
  const account = await payments.sellers?.find(db, userId)
  async function findPreference(reference: string) {
    const found = await findPreferenceOf(db, reference)
    if (!found) throw new Error('There is no preference')
    return found
  }
  const attempt = async (reference: string, status: string, detail: string, fault: Fault = 'none') =>
    payPreference(db, (await findPreference(reference)).id, { status, detail }, { fault })
  return {
    payments,
    events,
    seller: { id: account?.sellerId ?? '', fee: 13_875_00 },
    userId,
    pay: (id, fault) => attempt(id, 'approved', 'accredited', fault),
    decline: (id) => attempt(id, 'rejected', 'cc_rejected_insufficient_amount'),
    expire: (id) => expirePreference(db, id),
    async refundInPanel(reference, amount) {
      const [payment] = await listPaymentsOf(db, reference)
      const about = { id: String(payment?.id), accountId: String(payment?.collector_id), amount }
      return refundStoredPayment(db, { ...about, key: `panel ${reference}` })
    },
    async voucher(id) {
      const { id: paymentId } = await attempt(id, 'pending', 'pending_waiting_payment')
      return (isPaid) =>
        finishPending(
          db,
          paymentId,
          isPaid ? { status: 'approved', detail: 'accredited' } : { status: 'cancelled', detail: 'expired' },
        )
    },
    async chargeback(id) {
      const [payment] = await listPaymentsOf(db, id)
      await changeChargeback(db, payment?.id ?? 0, 'in_process')
      return (isWon) => changeChargeback(db, payment?.id ?? 0, isWon ? 'reimbursed' : 'settled')
    },
    connect: (id) => connect(started, id),
    revoke: (sellerId) => revokeAccount(db, sellerId),
    close: () => app.close(),
  }
}
