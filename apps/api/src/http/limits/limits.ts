import rateLimit, { normalizeIP, type CreateRateLimitOptions } from '@fastify/rate-limit'
import { refuse } from '@plomada/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback, type Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { databaseTimeouts } from '../../database/timeouts.ts'
import type { Viewer } from '../viewer.ts'
import { createSharedStore } from './rateStore.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses a user who exceeds the rate limit, from any number of addresses. */
    limitUser: (request: FastifyRequest, viewer: Viewer) => Promise<void>
    /** Counts a call that the server makes for a client, like one of its requests. Refuses it above the limit of its address. */
    limitAddress: (request: FastifyRequest) => Promise<void>
    /** Checks whether a request has no limits: it comes from this machine, not through a proxy, and not in production. */
    isOperator: (request: FastifyRequest) => boolean
  }
}

/** Milliseconds that a client may take to send a request. */
export const clientTimeouts = {
  headers: 10_000,
  /** For the whole request, including uploads. */
  request: 60_000,
  /** The interval at which Node checks the two timeouts above. */
  check: 2000,
}

/** Returns the limits of the HTTP server. */
export const serverOptions = ({ headers, request, check }: typeof clientTimeouts) => ({
  bodyLimit: 256 * 1024,
  requestTimeout: request,
  handlerTimeout: databaseTimeouts.request,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: headers, connectionsCheckingInterval: check, maxHeaderSize: 16 * 1024 },
})

/** Returns the key of a client for rate limits: its IPv4 address or IPv6 /64 network. It is unknown after a disconnect. */
export const networkKey = (address: string | undefined): string =>
  address === undefined ? 'gone' : normalizeIP(address)

const isForwarded = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

/**
 * Returns `isOperator`. In production no request is exempt: a proxy on this machine that does not forward the addresses of its
 * clients would give all of them no limits.
 */
const createOperatorCheck =
  (isProduction: boolean) =>
  (request: FastifyRequest): boolean =>
    !isProduction && isLoopback(request.ip) && !isForwarded(request)

/** Adds the rate limits by address and by user. */
export async function limitRequests(
  app: FastifyInstance,
  { rate, trustProxy, isProduction }: Pick<Config, 'rate' | 'trustProxy' | 'isProduction'>,
  database: Pick<Database, 'pool'>,
): Promise<void> {
  const isOperator = createOperatorCheck(isProduction)
  app.decorate('isOperator', isOperator)
  const shared = createSharedStore(database)
  await app.register(rateLimit, {
    global: false,
    max: rate.perAddress,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkKey(ip),
    // The route's pattern, as a URL has many spellings. Static files have no limit.
    allowList: (request) => !/^\/(?:api|idp)\b/.test(request.routeOptions.url ?? '') || isOperator(request),
    // Requests pass when the store fails.
    skipOnError: true,
    store: shared.Store,
  })
  if (trustProxy === false) warnAboutProxy(app, { isProduction })
  // Before the hooks of the routes, which query the database.
  app.addHook('onRequest', app.rateLimit())
  app.decorate('limitUser', createUserLimit(app, rate.perPerson))
  app.decorate('limitAddress', createLimit(app, { allowList: isOperator }))
  shared.start((error) => app.log.warn({ err: error }, 'the request counts are not shared'))
  app.addHook('onClose', () => shared.stop())
}

/** Warns that all clients behind a proxy share one limit: in production at the start, and on the first forwarded request. */
function warnAboutProxy(app: FastifyInstance, { isProduction }: Pick<Config, 'isProduction'>): void {
  if (isProduction)
    app.log.warn('TRUST_PROXY is not set: behind a proxy all clients share the limits of one address.')
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && isForwarded(request)) {
      isWarned = true
      request.log.warn('A proxy forwards requests and TRUST_PROXY is not set: its clients share one limit.')
    }
    done()
  })
}

/** Returns a function that counts the requests of a registered user and refuses them above the limit. */
function createUserLimit(app: FastifyInstance, max: number): FastifyInstance['limitUser'] {
  const limit = createLimit(app, {
    max,
    keyGenerator: ({ viewer }) => (viewer?.kind === 'user' ? `person ${viewer.id}` : 'visitor'),
    allowList: (request) => request.viewer?.kind !== 'user' || app.isOperator(request),
  })
  return async (request, viewer) => {
    if (viewer?.kind === 'user') await limit(request)
  }
}

/** Returns a function that counts a request and refuses it above a limit. */
function createLimit(app: FastifyInstance, options: CreateRateLimitOptions) {
  const count = app.createRateLimit(options)
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    refuse('tooManyRequests', { retryAfter: counted.ttlInSeconds })
  }
}
