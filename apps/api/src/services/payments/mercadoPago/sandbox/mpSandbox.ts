import type { FastifyPluginCallback } from 'fastify'
import { getOwnUrl } from '../../sandbox/sandbox.ts'
import { MERCADO_PAGO_PATH } from '../mercadoPago.payments.ts'
import { mpSandboxApi, type SandboxApiOptions } from './mpSandbox.api.ts'
import { mpSandboxCheckout } from './mpSandbox.checkout.ts'
import { createNotificationWorker } from './mpSandbox.webhooks.ts'

interface SandboxOptions extends SandboxApiOptions {
  /** @default '/api/payments/webhook' */
  webhookPath?: string
  /** Interval between checks for due notifications, in milliseconds.
   * @default 500 */
  pollMs?: number
}

/** Serves the embedded stand-in of Mercado Pago: its API, the pages on which users allow and pay, and notifications. */
export const mercadoPagoSandbox: FastifyPluginCallback<SandboxOptions> = (app, options, done) => {
  const { db, connection, publicUrl, webhookPath = '/api/payments/webhook', pollMs = 500 } = options
  let ownUrl: URL | null = null
  const notifications = createNotificationWorker({
    db,
    target: () => new URL(webhookPath, ownUrl ?? getOwnUrl(app)),
    webhookSecret: connection.webhookSecret,
    pollMs,
    onError: (error) => app.log.warn({ err: error }, 'stand-in of Mercado Pago: retrying later'),
  })
  app.register(mpSandboxApi, { prefix: MERCADO_PAGO_PATH, db, connection, publicUrl })
  app.register(mpSandboxCheckout, { prefix: MERCADO_PAGO_PATH, db, connection, publicUrl })
  app.addHook('onListen', async () => {
    ownUrl = getOwnUrl(app)
    connection.url = new URL(MERCADO_PAGO_PATH, ownUrl)
    notifications.start()
  })
  app.addHook('preClose', () => notifications.stop())
  done()
}
