import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import type { Db } from '../../../database/database.ts'
import { createSandboxConnection, stripePayments, type SandboxConnection } from '../payments.stripe.ts'
import type { Checkout, OpenCheckout, PaymentEvent, Payments } from '../payments.ts'
import { paymentSandbox } from './sandbox.ts'

/** A server with only the sandbox and a webhook. */
export interface TestSandbox {
  app: FastifyInstance
  connection: SandboxConnection
  payments: Payments
  /** Opens a checkout; throws if its key is unusable. */
  open: (checkout: Checkout) => Promise<OpenCheckout>
  /** The events that the webhook read, in order. */
  events: (PaymentEvent | null)[]
  url: string
}

/** Starts a sandbox; `statuses` are the next responses of its webhook, 200 after them. */
export async function startSandbox(db: Db, statuses: number[] = []): Promise<TestSandbox> {
  const app = Fastify()
  const connection = createSandboxConnection()
  const payments = stripePayments({
    ...connection,
    endpoint: () => connection.url ?? new URL('http://127.0.0.1:9'),
  })
  const events: (PaymentEvent | null)[] = []
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Body: Buffer }>('/api/payments/webhook', (request, reply) => {
      events.push(payments.readEvent({ body: request.body, headers: request.headers, query: {} }))
      return reply.code(statuses.shift() ?? 200).send()
    })
    done()
  })
  app.register(paymentSandbox, {
    db,
    connection,
    publicUrl: 'https://plomada.example',
    isDemo: true,
    pollMs: 20,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (checkout: Checkout) => {
    const opened = await payments.openCheckout(checkout)
    if (!opened) throw new Error('The key is unusable')
    return opened
  }
  return { app, connection, payments, open, events, url: String(connection.url).replace(/\/$/, '') }
}

let checkouts = 0

/** Returns the values of a checkout with a new idempotency key. */
export const checkout = (values: Partial<Checkout> = {}): Checkout => ({
  reference: 'payment-7',
  amount: 92_500,
  description: 'Cambiar la grifería de la cocina',
  successUrl: 'https://plomada.example/stripe/comun/1/success/7?session={CHECKOUT_SESSION_ID}',
  failureUrl: 'https://plomada.example/stripe/comun/1/fail/',
  idempotencyKey: `key-${checkouts++}`,
  ...values,
})

/** Creates a client of the stripe library for a sandbox. */
export function openStripe({ url, connection }: TestSandbox): Stripe {
  const { hostname: host, port } = new URL(url)
  const options = { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 } as const
  return new Stripe(connection.secretKey, options)
}

/** Returns the fields of a card that is valid except, maybe, for its number. */
export const card = (number: string): Record<string, string> => ({
  number,
  expiry: '12/34',
  cvc: '123',
  holder: 'Ana Paredes',
})

/** Submits the card form without following the redirect. */
export function pressPay(url: string, sessionId: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${url}/checkout/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}
