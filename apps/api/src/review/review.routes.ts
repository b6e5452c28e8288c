import { reviewCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { readFor } from '../database/replica.ts'
import { handleCall } from '../http/handleCall.ts'
import { settleFromProvider } from '../payment/payment.actions.ts'
import { findOpenPayment } from '../payment/payment.queries.ts'
import { listRecentReviews } from './recent.queries.ts'
import { createReview } from './review.actions.ts'

/** Mounts the call that rates a professional. */
export const routes: MountRoutes = (app, { database, services, config: { publicUrl }, clock }) => {
  const { db } = database
  handleCall(app, reviewCalls.recent, async ({ viewer }) => ({
    result: await readFor(database, viewer, listRecentReviews),
  }))
  handleCall(app, reviewCalls.rate, async ({ params, body, me, request: { log } }) => {
    const offerId = params.idProduct
    // The browser may return from the payment page before the provider's event arrives.
    const open = await findOpenPayment(db, me.id, offerId)
    if (open !== null) {
      // Counts the request to the provider, whatever its response.
      await app.quotas.count('checkout', me)
      await settleFromProvider(
        db,
        open.sessionId,
        { provider: services.payments, publicUrl, log, clock },
        open,
      )
    }
    await createReview(db, me, { offerId, ...body })
    return { ok: true } as const
  })
}
