import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import type { Db } from '../../../database/database.ts'
import type { SandboxConnection } from '../payments.stripe.ts'
import { sandboxApi } from './sandbox.api.ts'
import { sandboxCheckout } from './sandbox.checkout.ts'
import { sandboxDeliveries, type NextDelivery } from './sandbox.deliveries.ts'
import { expireOldSessions } from './sandbox.store.ts'
import { createWebhookWorker } from './sandbox.webhooks.ts'

interface SandboxOptions {
  db: Db
  connection: SandboxConnection
  /** URL of the product; the payment page is below it. */
  publicUrl: string
  /** Whether everyone may open the page that triggers late, repeated and lost events. @default false */
  isDemo?: boolean
  /** @default '/api/payments/webhook' */
  webhookPath?: string
  /** Interval between checks for due events, in milliseconds. */
  pollMs?: number
}

const minute = 60_000

/** Returns the URL at which this process reaches itself. */
export function getOwnUrl(app: FastifyInstance): URL {
  const address = app.server.address()
  if (!address || typeof address === 'string')
    throw new Error('The payment sandbox needs an app that listens on a port')
  const isAnyHost = address.address === '::' || address.address === '0.0.0.0'
  const host = isAnyHost ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address
  return new URL(`http://${host}:${address.port}`)
}

/** Serves the embedded payment provider: Stripe's API under `/v1`, the payment page under `/checkout`, webhooks, and in a demonstration `/sandbox`. */
export const paymentSandbox: FastifyPluginCallback<SandboxOptions> = (app, options, done) => {
  const { db, connection, publicUrl, isDemo, webhookPath = '/api/payments/webhook', pollMs } = options
  const next: NextDelivery = { value: 'normal' }
  const onError = (error: unknown) => app.log.warn({ err: error }, 'payment sandbox: retrying later')
  const webhooks = createWebhookWorker({
    db,
    target: () => new URL(webhookPath, connection.url ?? getOwnUrl(app)),
    webhookSecret: connection.webhookSecret,
    ...(pollMs !== undefined && { pollMs }),
    onError,
  })
  let expiryTimer: NodeJS.Timeout | undefined

  app.register(sandboxApi, { prefix: '/v1', db, secretKey: connection.secretKey, publicUrl })
  app.register(sandboxCheckout, { db, next })
  if (isDemo) app.register(sandboxDeliveries, { db, next })
  app.addHook('onListen', async () => {
    connection.url = getOwnUrl(app)
    webhooks.start()
    expiryTimer = setInterval(() => void expireOldSessions(db).catch(onError), minute)
  })
  app.addHook('preClose', async () => {
    clearInterval(expiryTimer)
    await webhooks.stop()
  })
  done()
}
