import { paymentCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps, MountRoutes } from '../app.deps.ts'
import { handleCall, webhookUrl } from '../http/handleCall.ts'
import { handlePaymentHint } from './check.actions.ts'
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
function addWebhook(scope: FastifyInstance, { config, database, services, clock }: AppDeps): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  const provider = services.payments
  const { chargebackFeeBearer } = config
  // What Mercado Pago expects for a signature that is not valid.
  const unsigned = provider.sellers === null ? 'invalid' : 'unauthenticated'
  scope.post<{ Querystring: Record<string, unknown> }>(webhookUrl, async ({ body, headers, query, log }) => {
    const event = Buffer.isBuffer(body) ? provider.readEvent({ body, headers, query }) : null
    if (!event) refuse(unsigned)
    if (event.kind === 'hint')
      await handlePaymentHint(database.db, event, { provider, chargebackFeeBearer, log, clock })
    else await handlePaymentEvent(database.db, event, { log, clock })
    if (event.kind === 'hint' && !event.isVerified) refuse(unsigned)
    return { received: true }
  })
}
