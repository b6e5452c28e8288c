import { paymentCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps, MountRoutes } from '../app.deps.ts'
import { handleCall, webhookUrl } from '../http/handleCall.ts'
import { exportPayments } from './export.queries.ts'
import { listPayments } from './list.queries.ts'
import { handlePaymentEvent, startCheckout } from './payment.actions.ts'

/** Mounts the call that starts a checkout, those that list payments for admins, and the webhook of the payment provider. */
export const routes: MountRoutes = (app, deps) => {
  const { database, services, config, clock } = deps
  const checkoutDeps = { provider: services.payments, publicUrl: config.publicUrl, log: app.log, clock }
  handleCall(app, paymentCalls.checkout, async ({ body, me }) => ({
    checkoutUrl: await app.quotas.limit('checkout', me, (count) =>
      startCheckout(database.db, me, body, { ...checkoutDeps, count }),
    ),
  }))
  handleCall(app, paymentCalls.list, ({ query }) => listPayments(database.db, query))
  handleCall(app, paymentCalls.export, async ({ query }) => ({
    csv: await exportPayments(database.db, query),
  }))
  void app.register(async (scope) => addWebhook(scope, deps))
}

/** Adds the webhook. In its own scope, because the signature covers the raw body. */
function addWebhook(
  scope: FastifyInstance,
  { database, services, config: { publicUrl }, clock }: AppDeps,
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  scope.post(webhookUrl, async ({ body, headers, log }) => {
    const signature = String(headers['stripe-signature'] ?? '')
    const event = Buffer.isBuffer(body) ? services.payments.readEvent(body, signature) : null
    if (!event) refuse('invalid')
    await handlePaymentEvent(database.db, event, { provider: services.payments, publicUrl, log, clock })
    return { received: true }
  })
}
