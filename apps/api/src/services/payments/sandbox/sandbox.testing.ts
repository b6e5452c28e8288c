import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { newSandboxLink, stripePayments } from '../payments.stripe.ts'
import type { SandboxLink } from '../payments.stripe.ts'
import type { Checkout, OpenCheckout, PaymentEvent, Payments } from '../payments.ts'
import { paymentSandbox } from './sandbox.ts'

/** A product that listens on a real port, with nothing in it but the sandbox and a webhook. */
export interface TestSandbox {
  app: FastifyInstance
  link: SandboxLink
  payments: Payments
  /** Opens a page; throws where there is none. */
  open: (checkout: Checkout) => Promise<OpenCheckout>
  /** What the webhook understood, in order. */
  events: (PaymentEvent | null)[]
  url: string
}

/** Starts one; `answers` are the statuses of the webhook, 200 when they run out. */
export async function startSandbox(db: Db, answers: number[] = []): Promise<TestSandbox> {
  const app = Fastify()
  const link = newSandboxLink()
  const payments = stripePayments({ ...link, endpoint: () => link.url ?? new URL('http://127.0.0.1:9') })
  const events: (PaymentEvent | null)[] = []
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Body: Buffer }>('/api/payments/webhook', (request, reply) => {
      events.push(payments.readEvent(request.body, String(request.headers['stripe-signature'])))
      return reply.code(answers.shift() ?? 200).send()
    })
    done()
  })
  app.register(paymentSandbox, { db, link, publicUrl: 'https://plomada.example', pollMs: 20 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (checkout: Checkout) => {
    const opened = await payments.openCheckout(checkout)
    if (!opened) throw new Error('The key is spent')
    return opened
  }
  return { app, link, payments, open, events, url: String(link.url).replace(/\/$/, '') }
}

/** The words of a card that is right in everything but, perhaps, its number. */
export const card = (number: string): Record<string, string> => ({
  number,
  expiry: '12/34',
  cvc: '123',
  holder: 'Ana Paredes',
})

/** Presses «Pagar» on the card page, without following where it leads. */
export function pressPay(url: string, sessionId: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${url}/checkout/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}
