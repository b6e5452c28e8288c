import { and, eq, inArray, isNull } from 'drizzle-orm'
import {
  type AssignmentState,
  getAmountDue,
  href,
  paths,
  payRefusal,
  postCharge,
  toCentavos,
} from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import type { FastifyBaseLogger } from 'fastify'
import { lockLiveAssignment, type LockedAssignment } from '../assignment/lock.actions.ts'
import { transitionAssignment } from '../assignment/transition.actions.ts'
import { transact, type Db } from '../database/database.ts'
import { offers, users } from '../database/schema/core.ts'
import { paymentEvents, payments } from '../database/schema/payments.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { post } from '../ledger/ledger.actions.ts'
import { notify } from '../notification/notification.actions.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import { receiptMail } from '../receipt/receipt.mails.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import type { PaymentEvent, Payments, CheckoutDetails } from '../services/payments/payments.ts'
import type { Person } from '../user/user.queries.ts'
import { refundExtraPayment } from './refund.actions.ts'
import {
  findPayment,
  findPaymentByReference,
  findPendingPayment,
  matchesPayment,
  toReference,
  type Payment,
} from './payment.queries.ts'

/** The dependencies of payments. */
export interface CheckoutDeps {
  provider: Payments
  publicUrl: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  clock: () => Date
}

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
    const { payment, title } = await ensurePayment(db, payer, due, round === 0 ? count : null)
    const { sessionId, url } = payment
    if (sessionId === null || url === null) {
      const opened = await openSession(db, payer, payment, title, deps)
      if (opened !== null) return opened
      await closePayment(db, payment.id, 'failed')
      continue
    }
    const checkout = await deps.provider.getCheckoutState(sessionId)
    if (checkout?.state === 'open') return url
    if (checkout?.state === 'paid') await settleFromProvider(db, sessionId, deps)
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
  count: CountAct | null,
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
    const pending = await findPendingPayment(tx, offerId)
    if (pending) return { payment: pending, title: offer.title }
    const [created] = await tx
      .insert(payments)
      .values({
        offerId,
        assignmentId: live?.row.id ?? null,
        amount,
        isSupplement,
      })
      .returning()
    return { payment: created ?? refuse('conflict'), title: offer.title }
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
  { id, offerId, amount, createdAt }: Payment,
  title: string,
  { provider, publicUrl }: CheckoutDeps,
): Promise<string | null> {
  const params = { role: payer.role, idUser: payer.id }
  const opened = await provider.openCheckout({
    reference: toReference({ id, offerId }),
    amount,
    description: title,
    successUrl: publicUrl + href(paths.paid, { ...params, idProduct: offerId }),
    failureUrl: publicUrl + href(paths.paymentFailed, params),
    // The provider remembers a key for a day, and an empty database reuses ids.
    idempotencyKey: `checkout-${id}-${createdAt.getTime()}`,
  })
  if (opened === null) return null
  const { sessionId, url } = opened
  await db
    .update(payments)
    .set({ sessionId, url })
    .where(and(eq(payments.id, id), isNull(payments.sessionId)))
  return url
}

/** Settles the payment of a session if it is paid at the provider, as its event may be late. */
export async function settleFromProvider(db: Db, sessionId: string, deps: CheckoutDeps): Promise<void> {
  const checkout = await deps.provider.getCheckoutState(sessionId)
  if (checkout?.state === 'paid') await transact(db, (tx) => settlePayment(tx, checkout, deps))
}

/** Handles an event of the payment provider, once per event id. Logs and ignores events that match no payment. */
export async function handlePaymentEvent(db: Db, event: PaymentEvent, deps: CheckoutDeps): Promise<void> {
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

/** Returns the payment of a checkout. Logs a warning and returns null if the details do not match. */
async function findMatchingPayment(
  tx: Db,
  checkout: CheckoutDetails,
  { log }: Pick<CheckoutDeps, 'log'>,
): Promise<Payment | null> {
  const payment = await findPaymentByReference(tx, checkout.reference)
  if (payment && matchesPayment(payment, checkout)) return payment
  const { sessionId, reference, amount, currency } = checkout
  log.warn(
    { sessionId, reference, amount, currency },
    'the payment provider reported a checkout that matches no payment',
  )
  return null
}

/** Checks whether a job waits for a payment: of its price, also of an earlier one, or of the supplement. */
function isAwaited(
  { row }: LockedAssignment,
  { assignmentId, isSupplement }: Pick<Payment, 'assignmentId' | 'isSupplement'>,
): boolean {
  const isOfJob = (assignmentId ?? row.id) === row.id
  return isOfJob && (isSupplement ? row.supplement !== null : row.state === 'agreed')
}

/** Marks a payment as paid, once. One that its job does not need any more goes back to the client. */
async function settlePayment(
  tx: Db,
  checkout: CheckoutDetails,
  { log, clock, provider, publicUrl }: CheckoutDeps,
): Promise<void> {
  const now = clock()
  const found = await findMatchingPayment(tx, checkout, { log })
  if (!found) return
  const offer = await lockOffer(tx, found.offerId, 'update')
  // Read again: another request may have settled it while this one waited for the lock.
  const payment = await findPayment(tx, found.id)
  if (!payment || settledStates.includes(payment.state)) return
  const live = await lockLiveAssignment(tx, offer.id)
  const isDue = live !== null && isAwaited(live, payment)
  await tx
    .update(payments)
    .set({ state: isDue ? 'paid' : 'refunding', paidAt: now, sessionId: checkout.sessionId })
    .where(eq(payments.id, payment.id))
  if (!isDue) {
    log.warn({ payment: payment.id }, 'a payment came that no job needs: it is refunded')
    return refundExtraPayment(tx, { payment, offer, now })
  }
  await tx.update(payments).set({ assignmentId: live.row.id }).where(eq(payments.id, payment.id))
  if (!payment.isSupplement)
    await tx.update(offers).set({ state: 'terminado', settledAt: now }).where(eq(offers.id, offer.id))
  const charge = {
    paymentId: payment.id,
    amount: toCentavos(payment.amount),
    to: { assignmentId: live.row.id },
  }
  await post(tx, { now, assignmentId: live.row.id, paymentId: payment.id }, [postCharge(charge)])
  await transitionAssignment(tx, live, {
    event: payment.isSupplement ? 'paySupplement' : 'pay',
    by: 'provider',
    actorId: null,
    now,
    amount: payment.amount,
  })
  await mailReceipt(tx, { payment, offer, live }, { provider, publicUrl })
  if (payment.isSupplement) return
  await notify(tx, {
    kind: 'payment',
    userId: live.row.workerId,
    fromId: offer.ownerId,
    offerId: offer.id,
    assignmentId: live.row.id,
    details: { amount: payment.amount },
  })
}

/** Mails the client that a payment arrived, with the link to its receipt. */
async function mailReceipt(
  tx: Db,
  {
    payment,
    offer,
    live,
  }: { payment: Payment; offer: { ownerId: number; title: string }; live: LockedAssignment },
  { provider, publicUrl }: Pick<CheckoutDeps, 'provider' | 'publicUrl'>,
): Promise<void> {
  const people = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, [offer.ownerId, live.row.workerId]))
  const client = people.find(({ id }) => id === offer.ownerId)
  const payee = people.find(({ id }) => id === live.row.workerId)?.firstName ?? ''
  if (!client) return
  const about = { to: client.email, publicUrl, canHold: provider.capabilities.canHold }
  await enqueueMail(tx, receiptMail(about, { ...payment, title: offer.title, payee }))
}

const settledStates: readonly Payment['state'][] = ['paid', 'refunding', 'refunded']

/** Closes a pending payment. A payment that is no longer pending does not change. */
const closePayment = (db: Db, id: number, state: 'expired' | 'failed') =>
  db
    .update(payments)
    .set({ state })
    .where(and(eq(payments.id, id), eq(payments.state, 'pending')))
