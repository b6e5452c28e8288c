import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import type { Db } from '../../../database/database.ts'
import type { SandboxLink } from '../payments.stripe.ts'
import { sandboxApi } from './sandbox.api.ts'
import { sandboxCheckout } from './sandbox.checkout.ts'
import { expireOldSessions } from './sandbox.store.ts'
import { createDelivery } from './sandbox.webhooks.ts'

interface SandboxOptions {
  db: Db
  link: SandboxLink
  /** Where people reach the product: the card page lives below it. */
  publicUrl: string
  /** @default '/api/payments/webhook' */
  webhookPath?: string
  /** How often to look for events that are due, in milliseconds. */
  pollMs?: number
}

const minute = 60_000

/** The address by which this process reaches itself. */
function ownUrl(app: FastifyInstance): URL {
  const address = app.server.address()
  if (!address || typeof address === 'string')
    throw new Error('The payment sandbox needs an app that listens on a port')
  const isAnywhere = address.address === '::' || address.address === '0.0.0.0'
  const host = isAnywhere ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address
  return new URL(`http://${host}:${address.port}`)
}

/** A payment provider for those who have none: Stripe's API under /v1, the card page under /checkout, and webhooks. */
export const paymentSandbox: FastifyPluginCallback<SandboxOptions> = (app, options, done) => {
  const { db, link, publicUrl, webhookPath = '/api/payments/webhook', pollMs } = options
  const onError = (error: unknown) => app.log.warn({ err: error }, 'payment sandbox: will try again')
  const delivery = createDelivery({
    db,
    target: () => new URL(webhookPath, link.url ?? ownUrl(app)),
    webhookSecret: link.webhookSecret,
    ...(pollMs !== undefined && { pollMs }),
    onError,
  })
  let sweep: NodeJS.Timeout | undefined

  app.register(sandboxApi, { prefix: '/v1', db, secretKey: link.secretKey, publicUrl })
  app.register(sandboxCheckout, { db })
  app.addHook('onListen', async () => {
    link.url = ownUrl(app)
    delivery.start()
    sweep = setInterval(() => void expireOldSessions(db).catch(onError), minute)
  })
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    await delivery.stop()
  })
  done()
}
