import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../../../database/database.ts'
import { isSameSecret } from '../../../../http/secrets.ts'
import type { MercadoPagoConnection } from '../mercadoPago.payments.ts'
import { newSecret, type SandboxAccount } from './mpSandbox.objects.ts'
import { exchangeCode, findTokenAccount, refreshTokens } from './mpSandbox.accounts.ts'
import { SandboxRefusal } from './mpSandbox.database.ts'
import {
  createPreference,
  findChargeback,
  findPreference,
  findStoredPayment,
  listRefundsOf,
  refundStoredPayment,
  searchPayments,
} from './mpSandbox.store.ts'

export interface SandboxApiOptions {
  db: Db
  connection: MercadoPagoConnection
  publicUrl: string
}

const pesos = z.number().positive().multipleOf(0.01)
const preferenceBody = z.object({
  items: z
    .array(
      z.object({
        title: z.string().min(1),
        quantity: z.int().positive(),
        unit_price: pesos,
        currency_id: z.literal('ARS'),
      }),
    )
    .min(1),
  external_reference: z.string().max(256).optional(),
  marketplace_fee: z.number().nonnegative().default(0),
  back_urls: z.object({ success: z.url(), failure: z.url(), pending: z.url() }).partial().default({}),
  auto_return: z.enum(['approved', 'all']).optional(),
  expires: z.boolean().default(false),
  expiration_date_to: z.iso.datetime({ offset: true }).optional(),
})
const idParams = z.object({ id: z.string().max(64) })
const searchQuery = z.object({
  external_reference: z.string().optional(),
  range: z.enum(['date_created', 'date_last_updated']).optional(),
  begin_date: z.iso.datetime({ offset: true }).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(30),
  offset: z.coerce.number().int().min(0).default(0),
})
const tokenForm = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.enum(['authorization_code', 'refresh_token', 'client_credentials']),
  code: z.string().default(''),
  redirect_uri: z.string().default(''),
  code_verifier: z.string().default(''),
  refresh_token: z.string().default(''),
})

function parse<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new SandboxRefusal(
    400,
    'bad_request',
    parsed.error.issues.map(({ path }) => path.join('.')).join(', '),
  )
}

const notFound = () => new SandboxRefusal(404, 'not_found', 'Resource not found')

/** Leaves out what only the stand-in knows. */
const withoutKind = <Value extends { kind: string }>({ kind: _kind, ...rest }: Value) => rest

/** Returns the account of the token of a request. */
async function accountOf(db: Db, { headers }: Pick<FastifyRequest, 'headers'>): Promise<SandboxAccount> {
  const token = headers.authorization?.replace(/^Bearer /i, '') ?? ''
  const account = token ? await findTokenAccount(db, token) : null
  if (!account) throw new SandboxRefusal(401, 'unauthorized', 'Invalid access token')
  return account
}

function addTokenRoute(app: FastifyInstance, { db, connection }: SandboxApiOptions): void {
  app.post('/oauth/token', async ({ body }) => {
    const form = parse(tokenForm, body)
    if (form.client_id !== connection.clientId || !isSameSecret(form.client_secret, connection.clientSecret))
      throw new SandboxRefusal(401, 'invalid_client', 'Invalid client_id or client_secret')
    if (form.grant_type === 'client_credentials')
      return {
        access_token: newSecret('APP_USR'),
        token_type: 'Bearer',
        expires_in: 21_600,
        live_mode: false,
      }
    const account =
      form.grant_type === 'refresh_token'
        ? await refreshTokens(db, form.refresh_token)
        : await exchangeCode(db, {
            code: form.code,
            redirectUri: form.redirect_uri,
            verifier: form.code_verifier,
          })
    return {
      access_token: account.accessToken,
      token_type: 'Bearer',
      expires_in: Math.round((account.expiresAt - Date.now()) / 1000),
      scope: 'offline_access payments read write',
      user_id: Number(account.id),
      refresh_token: account.refreshToken,
      live_mode: false,
    }
  })
}

function addPreferenceRoute(app: FastifyInstance, { db, publicUrl }: SandboxApiOptions): void {
  app.post('/checkout/preferences', async (request, reply) => {
    const account = await accountOf(db, request)
    const body = parse(preferenceBody, request.body)
    const amount = body.items.reduce((sum, one) => sum + one.quantity * one.unit_price, 0)
    if (body.marketplace_fee > amount) throw new SandboxRefusal(400, 'bad_request', 'marketplace_fee')
    if (body.auto_return && !body.back_urls.success?.startsWith('https:'))
      throw new SandboxRefusal(
        400,
        'invalid_auto_return',
        'auto_return invalid. back_url.success must be defined',
      )
    const { external_reference, marketplace_fee, back_urls, expires, expiration_date_to } = body
    const preference = await createPreference(
      db,
      account.id,
      {
        title: body.items.map(({ title }) => title).join(', '),
        currency_id: 'ARS',
        amount,
        external_reference: external_reference ?? null,
        marketplace_fee,
        back_urls,
        expiration_date_to: expires ? (expiration_date_to ?? null) : null,
      },
      publicUrl,
    )
    return reply.code(201).send({ ...withoutKind(preference), collector_id: Number(account.id) })
  })
}

function addReadRoutes(app: FastifyInstance, { db }: SandboxApiOptions): void {
  app.get('/checkout/preferences/:id', async ({ headers, params }) => {
    const account = await accountOf(db, { headers })
    const found = await findPreference(db, parse(idParams, params).id)
    if (found?.collector_id !== account.id) throw notFound()
    return withoutKind(found)
  })
  app.get('/v1/payments/search', async ({ headers, query }) => {
    const account = await accountOf(db, { headers })
    const { external_reference: reference, begin_date, range, limit, offset } = parse(searchQuery, query)
    const since = begin_date === undefined ? undefined : new Date(begin_date)
    const found = await searchPayments(db, account.id, { reference, since, range })
    return {
      paging: { total: found.length, limit, offset },
      results: found.slice(offset, offset + limit).map(withoutKind),
    }
  })
  app.get('/v1/payments/:id', async ({ headers, params }) => {
    const account = await accountOf(db, { headers })
    const found = await findStoredPayment(db, parse(idParams, params).id)
    if (found?.collector_id !== account.id) throw notFound()
    return withoutKind(found)
  })
  app.get('/v1/payments/:id/refunds', async ({ headers, params }) => {
    const account = await accountOf(db, { headers })
    const payment = await findStoredPayment(db, parse(idParams, params).id)
    if (payment?.collector_id !== account.id) throw notFound()
    return (await listRefundsOf(db, payment.id)).map(withoutKind)
  })
  app.post('/v1/payments/:id/refunds', async ({ headers, params, body }, reply) => {
    const account = await accountOf(db, { headers })
    const key = headers['x-idempotency-key']
    if (typeof key !== 'string' || !key)
      throw new SandboxRefusal(400, 'bad_request', 'Header X-Idempotency-Key can’t be null')
    const { amount } = parse(z.object({ amount: pesos.optional() }), body ?? {})
    const { id } = parse(idParams, params)
    return reply
      .code(201)
      .send(withoutKind(await refundStoredPayment(db, { id, accountId: account.id, amount, key })))
  })
  app.get('/v1/chargebacks/:id', async ({ headers, params }) => {
    const account = await accountOf(db, { headers })
    const found = await findChargeback(db, parse(idParams, params).id)
    const payment = found && (await findStoredPayment(db, found.payments[0] ?? 0))
    if (!found || payment?.collector_id !== account.id) throw notFound()
    return withoutKind(found)
  })
}

/** Serves the part of Mercado Pago's API that the product uses. */
export const mpSandboxApi: FastifyPluginCallback<SandboxApiOptions> = (app, options, done) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
    try {
      parsed(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      parsed(new SandboxRefusal(400, 'bad_request', 'The body is not JSON'))
    }
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SandboxRefusal) {
      const { status, code, message } = error
      return reply.code(status).send({ error: code, message, status, cause: [] })
    }
    request.log.error(error)
    return reply.code(500).send({ error: 'internal_error', message: 'The stand-in failed', status: 500 })
  })
  addTokenRoute(app, options)
  addPreferenceRoute(app, options)
  addReadRoutes(app, options)
  done()
}
