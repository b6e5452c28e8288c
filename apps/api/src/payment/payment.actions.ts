import { and, eq, isNull, sql } from 'drizzle-orm'
import { commissionOf, fullName, href, offerStates, paths, whyNotPay } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/define'
import type { FastifyBaseLogger } from 'fastify'
import { transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { offers, paymentEvents, payments } from '../database/schema.ts'
import type { CountAct } from '../http/quotas.ts'
import { addressee, lockOffer } from '../offer/offer.actions.ts'
import { notify } from '../notification/notification.actions.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import { mailTexts } from '../services/mail/mail.texts.ts'
import type { PaymentEvent, Payments, Receipt } from '../services/payments/payments.ts'
import type { Person } from '../user/user.queries.ts'
import {
  fits,
  isPaid,
  paymentById,
  paymentByReference,
  pendingPayment,
  referenceOf,
} from './payment.queries.ts'
import type { Payment } from './payment.queries.ts'

/** What paying needs beside the database. */
export interface Cashier {
  provider: Payments
  publicUrl: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

// An attempt may be found expired or forgotten, and its successor too when somebody else was faster: more is trouble.
const ROUNDS = 3

/** The address of the card page for one's own accepted offer: the open one, or a new one when there is none. */
export async function checkout(
  db: Db,
  payer: Person,
  offerId: number,
  { count, ...cashier }: Cashier & { count: CountAct },
): Promise<string> {
  for (let round = 0; round < ROUNDS; round++) {
    const { payment, title } = await attempt(db, payer, offerId, round === 0 ? count : null)
    const { sessionId, url } = payment
    if (sessionId === null || url === null) {
      const opened = await openPage(db, payer, payment, title, cashier)
      if (opened !== null) return opened
      await close(db, payment.id, 'failed')
      continue
    }
    const found = await cashier.provider.checkoutState(sessionId)
    if (found?.state === 'open') return url
    if (found?.state === 'paid') await settleFromProvider(db, sessionId, cashier)
    // A provider that forgot the page will never tell that it expired.
    else await close(db, payment.id, 'expired')
  }
  refuse('paymentUnavailable')
}

/** The open attempt of an offer, written down before the provider hears of it, so that ten clicks are one attempt. */
const attempt = (
  db: Db,
  payer: Person,
  offerId: number,
  count: CountAct | null,
): Promise<{ payment: Payment; title: string }> =>
  transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    refuseIf(whyNotPay(payer, offer))
    const amount = offer.agreedAmount
    if (amount === null) refuse('nothingToPay')
    await count?.(tx)
    const open = await pendingPayment(tx, offerId)
    if (open) return { payment: open, title: offer.title }
    const [created] = await tx
      .insert(payments)
      .values({ offerId, amount, commission: commissionOf(amount) })
      .returning()
    return { payment: created ?? refuse('conflict'), title: offer.title }
  })

/** The address of a new page, or of the one that an answer which was lost had opened; null when the key is spent. */
async function openPage(
  db: Db,
  payer: Person,
  { id, offerId, amount, createdAt }: Payment,
  title: string,
  { provider, publicUrl }: Cashier,
): Promise<string | null> {
  const whose = { role: payer.role, idUser: payer.id }
  const opened = await provider.openCheckout({
    reference: referenceOf({ id, offerId }),
    amount,
    description: title,
    successUrl: publicUrl + href(paths.paid, { ...whose, idProduct: offerId }),
    failureUrl: publicUrl + href(paths.paymentFailed, whose),
    // The id alone would repeat in a database that was started anew, and the provider remembers for a day.
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

/** Asks the provider about a session and, when it is paid, does what its event would do: the event may be late. */
export async function settleFromProvider(db: Db, sessionId: string, cashier: Cashier): Promise<void> {
  const found = await cashier.provider.checkoutState(sessionId)
  if (found?.state === 'paid') await transact(db, (tx) => settle(tx, found, cashier))
}

/** Does what an event of the provider asks for, once however often it comes; what does not fit our books is ignored. */
export async function heed(db: Db, event: PaymentEvent, cashier: Omit<Cashier, 'provider'>): Promise<void> {
  if (event.kind === 'other') return
  const { id, kind } = event
  await transact(db, async (tx) => {
    const isNew = await tx
      .insert(paymentEvents)
      .values({ eventId: id, type: kind })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.eventId })
    if (isNew.length === 0) return
    if (kind === 'paid') return settle(tx, event, cashier)
    const payment = await fittingPayment(tx, event, cashier)
    if (payment) await close(tx, payment.id, kind)
  })
}

/** The payment that a receipt speaks of; null, and a line in the log, when it does not fit our books. */
async function fittingPayment(
  tx: Db,
  receipt: Receipt,
  { log }: Pick<Cashier, 'log'>,
): Promise<Payment | null> {
  const payment = await paymentByReference(tx, receipt.reference)
  if (payment && fits(payment, receipt)) return payment
  const { sessionId, reference, amount, currency } = receipt
  log.warn(
    { sessionId, reference, amount, currency },
    'the payment provider told of a payment that is not ours',
  )
  return null
}

async function settle(
  tx: Db,
  receipt: Receipt,
  { publicUrl, log }: Omit<Cashier, 'provider'>,
): Promise<void> {
  const payment = await fittingPayment(tx, receipt, { log })
  if (!payment) return
  const offer = await lockOffer(tx, payment.offerId, 'update')
  if (await isPaid(tx, offer.id)) {
    const again = await paymentById(tx, payment.id)
    if (again?.state !== 'paid')
      log.error({ payment: payment.id }, 'an offer was paid twice: give this one back')
    return
  }
  await tx
    .update(payments)
    .set({ state: 'paid', paidAt: sql`now()`, sessionId: receipt.sessionId })
    .where(eq(payments.id, payment.id))
  await tx
    .update(payments)
    .set({ state: 'expired' })
    .where(and(eq(payments.offerId, offer.id), eq(payments.state, 'pending')))
  const state = offerStates.next(offer.state, 'settle')
  if (!state || offer.hiredId === null) return
  await tx
    .update(offers)
    .set({ state, settledAt: sql`now()` })
    .where(and(eq(offers.id, offer.id), eq(offers.state, offer.state)))
  const worker = await addressee(tx, offer.hiredId)
  await notify(tx, { kind: 'payment', userId: worker.id, fromId: offer.ownerId, offerId: offer.id })
  await enqueueMail(
    tx,
    mailTexts.paid({
      to: worker.email,
      title: offer.title,
      client: fullName(await addressee(tx, offer.ownerId)),
      amount: payment.amount,
      link: publicUrl + href(paths.assignments, { id: worker.id }),
    }),
  )
}

/** Ends an attempt that came to nothing; one that ended otherwise stays as it is. */
const close = (db: Db, id: number, state: 'expired' | 'failed') =>
  db
    .update(payments)
    .set({ state })
    .where(and(eq(payments.id, id), eq(payments.state, 'pending')))
