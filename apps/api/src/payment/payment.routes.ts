import { paymentCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/define'
import type { FastifyInstance } from 'fastify'
import type { Parts, Routes } from '../app.ts'
import { answer, apiPrefix } from '../http/answer.ts'
import { checkout, heed } from './payment.actions.ts'

/** The calls about payments, and the door at which the payment provider knocks. */
export const paymentRoutes: Routes = (app, parts) => {
  const { database, services, config } = parts
  const cashier = { provider: services.payments, publicUrl: config.publicUrl, log: app.log }
  answer(app, paymentCalls.checkout, async ({ body, me }) => ({
    checkoutUrl: await app.quotas.limit('checkout', me, (count) =>
      checkout(database.db, me, body.offerId, { ...cashier, count }),
    ),
  }))
  void app.register(async (scope) => addWebhook(scope, parts))
}

/** In a scope of its own: a signature covers the bytes of the body, so nobody may parse it first. */
function addWebhook(scope: FastifyInstance, { database, services, config }: Parts): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  scope.post(`${apiPrefix}/payments/webhook`, async ({ body, headers, log }) => {
    const signature = String(headers['stripe-signature'] ?? '')
    const event = Buffer.isBuffer(body) ? services.payments.readEvent(body, signature) : null
    if (!event) refuse('invalid')
    await heed(database.db, event, { publicUrl: config.publicUrl, log })
    return { received: true }
  })
}
