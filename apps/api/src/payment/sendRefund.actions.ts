import { transact, type Db } from '../database/database.ts'
import { clearTimers, startTimer } from '../transition/timers.ts'
import type { Payments } from '../services/payments/payments.ts'
import { hasOpenChargeback } from './chargeback.queries.ts'
import { importRefunds } from './importRefunds.actions.ts'
import { isOfProvider } from './otherProvider.queries.ts'
import { isBehindOther } from './payment.queries.ts'
import { findRefund } from './refund.actions.ts'
import { endJob, finishJobRefund } from './endRefund.actions.ts'
import type { CheckoutDeps } from './settle.actions.ts'

interface SendDeps extends Pick<CheckoutDeps, 'log' | 'clock'> {
  provider: Pick<Payments, 'refund' | 'listRefunds' | 'capabilities'>
}

/** Sends the request of a refund to the provider and stores its outcome. Can be repeated at any point. */
export async function sendRefund(db: Db, deps: SendDeps, id: number): Promise<void> {
  const { provider, log, clock } = deps
  const asked = await findRefund(db, id)
  if (!asked) return
  const { sessionId, sellerId, externalId } = asked.payment
  const isAtProvider = sessionId !== null || externalId !== null
  if (asked.refund.state === 'requested' && (await isBehindOther(db, asked.refund)))
    return transact(db, (tx) => sendLater(tx, id, clock()))
  // The same money may have been sent back in the panel of the provider.
  if (asked.refund.state === 'requested' && isAtProvider) await importRefunds(db, asked.payment, deps, id)
  const found = await findRefund(db, id)
  // One that was made in the panel is sent by no request; the job that it ends waits here.
  if (found?.refund.state === 'done') return transact(db, (tx) => endJob(tx, found, clock()))
  if (found?.refund.state !== 'requested' || !isAtProvider) return
  const { refund } = found
  // Providers refuse it meanwhile. It is sent when the chargeback is won.
  if (await hasOpenChargeback(db, found.payment.id)) return
  const isOurs = isOfProvider(found.payment, provider)
  if (!isOurs) log.error({ refund: refund.id }, 'the provider of a refund is not configured any more')
  const request = {
    sessionId: sessionId ?? '',
    sellerId,
    externalId,
    amount: refund.amount,
    idempotencyKey: refund.key,
  }
  const outcome = isOurs ? await provider.refund(request) : 'failed'
  if (outcome === 'failed' && (await hasOpenChargeback(db, found.payment.id))) return
  // The state of no job, and so no admin, waits for it: the timer reports it, and tries again for weeks.
  if (outcome === 'failed' && !(refund.endsJob && refund.assignmentId !== null))
    throw new Error(`The provider refused refund ${refund.id}, which ends no job.`)
  await transact(db, (tx) => finishJobRefund(tx, found, outcome, clock()))
}

/** Milliseconds until a refund is tried again that waits for an older one of its payment. */
const TURN_MS = 1000

async function sendLater(tx: Db, id: number, now: Date): Promise<void> {
  const subject = { kind: 'refund', id } as const
  await clearTimers(tx, subject)
  await startTimer(tx, subject, { event: 'send', runAt: new Date(now.getTime() + TURN_MS) })
}
