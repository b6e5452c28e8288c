import Fastify, { type FastifyInstance } from 'fastify'
import type { Db } from '../../../../database/database.ts'
import { users } from '../../../../database/schema/core.ts'
import { mercadoPagoPayments, type MercadoPagoConnection } from '../mercadoPago.payments.ts'
import { createMercadoPagoConnection } from '../mercadoPago.payments.ts'
import type { PaymentEvent, Payments } from '../../payments.ts'
import { mercadoPagoSandbox } from './mpSandbox.ts'

/** A server with only the stand-in and a webhook, and a professional. */
export interface TestMercadoPago {
  app: FastifyInstance
  connection: MercadoPagoConnection
  payments: Payments
  /** The events that the webhook read, in order. */
  events: (PaymentEvent | null)[]
  userId: number
  /** The page to which a professional returns. */
  returnUrl: string
  url: string
}

const publicUrl = 'https://plomada.example'
const keySecret = 'a secret of at least thirty-two characters'

let people = 0

/** Starts a stand-in whose webhook stores what the adapter reads. */
export async function startMercadoPago(db: Db): Promise<TestMercadoPago> {
  const app = Fastify()
  const connection = createMercadoPagoConnection(publicUrl)
  const endpoint = () => connection.url ?? new URL('http://127.0.0.1:9')
  const payments = mercadoPagoPayments({ ...connection, endpoint }, { db, keySecret, publicUrl })
  const events: (PaymentEvent | null)[] = []
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Body: Buffer; Querystring: Record<string, unknown> }>(
      '/api/payments/webhook',
      ({ body, headers, query }, reply) => {
        events.push(payments.readEvent({ body, headers, query }))
        return reply.send()
      },
    )
    done()
  })
  app.register(mercadoPagoSandbox, { db, connection, publicUrl, pollMs: 20 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const number = ++people
  const person = { issuer: 'test', subject: `mercadoPago|${number}`, firstName: 'Bruno' }
  const contact = { nickname: `cobra${number}`, email: `cobra${number}@plomada.test` }
  const [user] = await db
    .insert(users)
    .values({ ...person, ...contact, role: 'professional' })
    .returning()
  if (!user) throw new Error('The insert returned no row')
  return {
    app,
    connection,
    payments,
    events,
    userId: user.id,
    returnUrl: `${publicUrl}/mi-cuenta`,
    url: String(connection.url),
  }
}

/** Presses a button of the page on which a professional allows the connection, and returns where it leads. */
export async function allow(base: string, authorizationUrl: string, account = ''): Promise<URL> {
  const { search } = new URL(authorizationUrl)
  const response = await fetch(`${base}/authorization${search}`, {
    method: 'POST',
    body: new URLSearchParams({ cuenta: account }),
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? '')
}

/** Connects a professional to a new account of the stand-in, or to one that exists, and returns the outcome. */
export async function connect(
  { payments: { sellers }, url, returnUrl }: Pick<TestMercadoPago, 'payments' | 'url' | 'returnUrl'>,
  userId: number,
  account?: string,
) {
  if (!sellers) throw new Error('The provider has no accounts')
  const target = await allow(url, await sellers.start(userId, returnUrl), account)
  const [code, state] = [target.searchParams.get('code') ?? '', target.searchParams.get('state') ?? '']
  return sellers.finish(userId, { code, state, returnUrl })
}
