import { and, eq, isNull } from 'drizzle-orm'
import { type AssignmentState, getAmountDue, href, paths, payRefusal } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { lockLiveAssignment } from '../assignment/lock.actions.ts'
import { transact, type Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { paymentEvents, payments } from '../database/schema/payments.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import type { PaymentEvent, PaymentHint, CheckoutAbout } from '../services/payments/payments.ts'
import type { Person } from '../user/user.queries.ts'
import { createPayment, findSeller } from './open.actions.ts'
import { findPendingPayment, toReference, type Payment } from './payment.queries.ts'
import { closePayment, findMatchingPayment, settlePayment, type CheckoutDeps } from './settle.actions.ts'

// The session of a payment may have expired, and with concurrent requests so may that of the next payment.
const MAX_ROUNDS = 3

/** What is paid: an accepted offer, or the supplement of its price. */
interface Due {
  offerId: number
  /** The pesos that the user has seen. */
  amount?: number | undefined
}

/** Returns the URL of the checkout for an accepted offer of the user. Opens one if none is open. */
export async function startCheckout(
  db: Db,
  payer: Person,
  due: Due,
  { count, ...deps }: CheckoutDeps & { count: CountAct },
): Promise<string> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { payment, title } = await ensurePayment(db, payer, due, {
      ...deps,
      count: round === 0 ? count : null,
    })
    const { sessionId, url } = payment
    if (sessionId === null || url === null) {
      const opened = await openSession(db, payer, payment, title, deps)
      if (opened !== null) return opened
      await closePayment(db, payment.id, 'failed')
      continue
    }
    const checkout = await deps.provider.getCheckoutState(sessionId, payment)
    // On the page of a cash voucher the payer finds it again.
    if (checkout?.state === 'open' || checkout?.state === 'pending') return url
    if (checkout?.state === 'paid') await settleFromProvider(db, sessionId, deps, payment)
    // Includes sessions that the provider does not know: it will send no event for them.
    else await closePayment(db, payment.id, 'expired')
  }
  refuse('paymentUnavailable')
}

/** Returns the pending payment of an offer, or creates it before the request to the provider. */
const ensurePayment = (
  db: Db,
  payer: Person,
  { offerId, amount: seen }: Due,
  { provider, clock, count }: Pick<CheckoutDeps, 'provider' | 'clock'> & { count: CountAct | null },
): Promise<{ payment: Payment; title: string }> =>
  transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    const live = await lockLiveAssignment(tx, offerId)
    const isSupplement = live !== null && live.row.supplement !== null
    refuseIf(payRefusal(payer, { ...offer, isSupplement }))
    if (!(await isActiveUser(tx, offer.hiredId))) refuse('workerSuspended')
    const amount = live
      ? getAmountDue({ ...live.row, state: live.row.state as AssignmentState })
      : offer.agreedAmount
    if (amount === null) refuse('nothingToPay')
    if (seen !== undefined && seen !== amount) refuse('stateChanged')
    await count?.(tx)
    const seller = await findSeller(tx, provider, { workerId: offer.hiredId, job: live?.row, amount })
    const pending = await findPendingPayment(tx, offerId)
    if (pending?.sellerId === seller.sellerId) return { payment: pending, title: offer.title }
    // The professional connected another account.
    if (pending) await closePayment(tx, pending.id, 'expired')
    const payment = await createPayment(
      tx,
      {
        offerId,
        assignmentId: live?.row.id ?? null,
        amount,
        isSupplement,
        ...seller,
      },
      clock(),
    )
    return { payment, title: offer.title }
  })

async function isActiveUser(tx: Db, id: number | null): Promise<boolean> {
  if (id === null) return false
  const [user] = await tx.select({ isActive: users.isActive }).from(users).where(eq(users.id, id))
  return user?.isActive === true
}

/** Opens a checkout session, the same again if a response was lost. Returns its URL, or null if the key is rejected. */
async function openSession(
  db: Db,
  payer: Person,
  payment: Payment,
  title: string,
  { provider, publicUrl }: CheckoutDeps,
): Promise<string | null> {
  const { id, offerId, amount, createdAt, sellerId, fee } = payment
  const params = { role: payer.role, idUser: payer.id }
  const opened = await provider.openCheckout({
    reference: toReference(payment),
    amount,
    description: title,
    successUrl: publicUrl + href(paths.paid, { ...params, idProduct: offerId }),
    failureUrl: publicUrl + href(paths.paymentFailed, params),
    // The provider remembers a key for a day, and an empty database reuses ids.
    idempotencyKey: `checkout-${id}-${createdAt.getTime()}`,
    ...(sellerId !== null && { seller: { id: sellerId, fee: fee ?? 0 } }),
  })
  if (opened === null) return null
  const { sessionId, url, expiresAt } = opened
  await db
    .update(payments)
    .set({ sessionId, url, ...(sellerId !== null && { expiresAt }) })
    .where(and(eq(payments.id, id), isNull(payments.sessionId)))
  return url
}

/** Settles the payment of a session if it is paid at the provider, as its event may be late. */
export async function settleFromProvider(
  db: Db,
  sessionId: string,
  deps: CheckoutDeps,
  about?: CheckoutAbout,
): Promise<void> {
  const checkout = await deps.provider.getCheckoutState(sessionId, about)
  if (checkout?.state === 'paid') await transact(db, (tx) => settlePayment(tx, checkout, deps))
}

/** Handles an event of the payment provider, once per event id. Logs and ignores events that match no payment. */
export async function handlePaymentEvent(
  db: Db,
  event: Exclude<PaymentEvent, PaymentHint>,
  deps: Pick<CheckoutDeps, 'log' | 'clock'>,
): Promise<void> {
  if (event.kind === 'other') return
  const { id, kind } = event
  await transact(db, async (tx) => {
    const isNew = await tx
      .insert(paymentEvents)
      .values({ eventId: id, type: kind })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.eventId })
    if (isNew.length === 0) return
    if (kind === 'paid') return settlePayment(tx, event, deps)
    const payment = await findMatchingPayment(tx, event, deps)
    if (payment) await closePayment(tx, payment.id, kind)
  })
}
