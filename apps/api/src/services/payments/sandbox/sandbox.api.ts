import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../../database/database.ts'
import { isSameSecret } from '../../../http/secrets.ts'
import { STRIPE_VERSION } from '../payments.stripe.ts'
import { getDispute } from './sandbox.disputes.ts'
import { missing, SandboxError } from './sandbox.errors.ts'
import { listForm, parseForm, validateForm, refundForm, sessionForm } from './sandbox.form.ts'
import { newId, sandboxId, type SandboxSession } from './sandbox.objects.ts'
import { listDisputes, listRefunds, listSessions } from './sandbox.list.ts'
import { expireSession, findSession, openSession, refundPayment } from './sandbox.store.ts'
import type { IdempotentRequest } from './sandbox.store.ts'

interface ApiOptions {
  db: Db
  secretKey: string
  publicUrl: string
}

const params = z.object({ id: sandboxId })

function checkKey(request: FastifyRequest, secretKey: string): void {
  const secret = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
  if (isSameSecret(secret, secretKey)) return
  const message = secret
    ? `Invalid API Key provided: ${secret.slice(0, 8)}****`
    : 'You did not provide an API key.'
  throw new SandboxError(401, { type: 'invalid_request_error', message })
}

function checkVersion({ headers }: FastifyRequest): void {
  const version = headers['stripe-version']
  if (version === STRIPE_VERSION) return
  const message = `Invalid Stripe API version: ${String(version)}`
  throw new SandboxError(400, { type: 'invalid_request_error', message })
}

const getBody = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '')

const getQuery = ({ url }: FastifyRequest): string => url.slice(url.indexOf('?') + 1 || url.length)

function toIdempotentRequest(request: FastifyRequest): IdempotentRequest {
  const key = request.headers['idempotency-key']
  return {
    key: typeof key === 'string' && key ? key.slice(0, 255) : null,
    path: request.url,
    body: getBody(request),
  }
}

async function getSession(db: Db, id: string): Promise<SandboxSession> {
  const found = await findSession(db, id)
  if (!found) throw missing('checkout.session', id, 'session')
  return found.session
}

/** Serves the part of Stripe's API that the product uses, with Stripe's error responses. */
export const sandboxApi: FastifyPluginCallback<ApiOptions> = (app, { db, secretKey, publicUrl }, done) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_request, body, parsed) => parsed(null, body),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req')).header('cache-control', 'no-store')
    checkKey(request, secretKey)
    checkVersion(request)
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SandboxError) return reply.code(error.status).send({ error: error.body })
    request.log.error(error)
    return reply.code(500).send({ error: { type: 'api_error', message: 'The payment sandbox failed.' } })
  })
  app.setNotFoundHandler((request) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url}).`
    throw new SandboxError(404, { type: 'invalid_request_error', message })
  })

  app.post('/checkout/sessions', (request) => {
    const form = validateForm(sessionForm, parseForm(getBody(request)))
    return openSession(db, toIdempotentRequest(request), form, publicUrl)
  })
  app.get('/checkout/sessions', (request) =>
    listSessions(db, validateForm(listForm, parseForm(getQuery(request)))),
  )
  app.get('/checkout/sessions/:id', (request) => getSession(db, params.parse(request.params).id))
  app.post('/checkout/sessions/:id/expire', (request) => expireSession(db, params.parse(request.params).id))
  app.post('/refunds', (request) => {
    const form = validateForm(refundForm, parseForm(getBody(request)))
    return refundPayment(db, toIdempotentRequest(request), form)
  })
  app.get('/disputes', (request) => listDisputes(db, validateForm(listForm, parseForm(getQuery(request)))))
  app.get('/disputes/:id', (request) => getDispute(db, params.parse(request.params).id))
  app.get('/refunds', (request) => listRefunds(db, validateForm(listForm, parseForm(getQuery(request)))))
  done()
}
