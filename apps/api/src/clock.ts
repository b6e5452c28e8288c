import type { FastifyBaseLogger } from 'fastify'
import type { AppDeps } from './app.deps.ts'
import { expireAssignment } from './assignment/assignment.actions.ts'
import { expireOffer } from './offer/life/clock.actions.ts'
import { checkChargeback, checkPayment } from './payment/check.actions.ts'
import { sendRefund } from './payment/sendRefund.actions.ts'
import type { QueueWorker } from './services/queue.ts'
import { createTimerWorker } from './transition/timers.ts'

/** Creates the worker that causes the events of the clock, asks about payments and sends refunds. */
export const createClock = (
  {
    config: { chargebackFeeBearer },
    database: { db },
    services,
    clock,
  }: Pick<AppDeps, 'config' | 'database' | 'services' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): QueueWorker =>
  createTimerWorker({
    db,
    onError: (error) => log.error({ err: error }, 'timers'),
    async handle({ kind, id, event }) {
      const now = clock()
      const check = { provider: services.payments, chargebackFeeBearer, log, clock }
      if (kind === 'refund') return sendRefund(db, check, id)
      if (kind === 'payment' && event === 'checkChargeback') return checkChargeback(db, id, check)
      if (kind === 'payment') return checkPayment(db, id, check)
      if (kind === 'offer') return expireOffer(db, id, event, now)
      return expireAssignment(db, id, event, { now, canHold: services.payments.capabilities.canHold })
    },
  })
