import { reviewCalls } from '@plomada/domain/calls'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { settleFromProvider } from '../payment/payment.actions.ts'
import { sessionToAskAbout } from '../payment/payment.queries.ts'
import { rate } from './review.actions.ts'

/** The calls about reviews. */
export const reviewRoutes: Routes = (app, { database: { db }, services, config: { publicUrl } }) => {
  answer(app, reviewCalls.rate, async ({ params, body, me, request: { log } }) => {
    const offerId = params.idProduct
    // The window of the payment arrives here before the provider's event does.
    const sessionId = await sessionToAskAbout(db, me.id, offerId)
    if (sessionId !== null)
      await settleFromProvider(db, sessionId, { provider: services.payments, publicUrl, log })
    await rate(db, me, { offerId, ...body }, publicUrl)
    return { ok: true } as const
  })
}
