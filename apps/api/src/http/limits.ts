import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import { refuse } from '@plomada/domain/define'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../config.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { patience } from '../database/patience.ts'
import type { Viewer } from './viewer.ts'
import { sharedStore } from './rate.store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses a person who asks without end, from however many addresses. */
    limitPerson: (request: FastifyRequest, viewer: Viewer) => Promise<void>
  }
}

/** How long a client may take, in milliseconds: whoever holds a connection and says nothing loses it. */
export const clientPatience = {
  /** For the first line and the headers. */
  headers: 10_000,
  /** For everything, a photo over a bad line included. */
  request: 60_000,
  /** How often the two above are looked at. */
  check: 2000,
}

/** What the HTTP server is opened with. */
export const serverOptions = (
  { headers, request, check }: typeof clientPatience,
  { kind }: Pick<Database, 'kind'>,
) => ({
  bodyLimit: 256 * 1024,
  requestTimeout: request,
  handlerTimeout: kind === 'postgres' ? patience.request : patience.embeddedRequest,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: headers, connectionsCheckingInterval: check, maxHeaderSize: 16 * 1024 },
})

/**
 * Who counts as one caller: an address, or the IPv6 network of 64 bits that any household may spell in countless ways.
 * Whoever hung up meanwhile has no address any more.
 */
export const networkOf = (address: string | undefined): string =>
  address === undefined ? 'gone' : normalizeIP(address)

const isForwarded = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

/** Returns true for a request made on this machine, which has no limits. A proxy here says that it forwards. */
export const isOperator = (request: FastifyRequest) => isLoopback(request.ip) && !isForwarded(request)

/** Far above what a person does, and low enough for nobody to take the server from the others. */
export async function limitRequests(
  app: FastifyInstance,
  { rate, trustProxy, isProduction }: Pick<Config, 'rate' | 'trustProxy' | 'isProduction'>,
  database: Pick<Database, 'pool' | 'kind'>,
): Promise<void> {
  const shared = database.kind === 'postgres' ? sharedStore(database) : null
  await app.register(rateLimit, {
    global: false,
    max: rate.perAddress,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // The route and not the address as it was written, which has many spellings. Files cost nothing.
    allowList: (request) => !/^\/(?:api|idp)\b/.test(request.routeOptions.url ?? '') || isOperator(request),
    // A count that cannot be kept is no reason to refuse anybody.
    skipOnError: true,
    ...(shared && { store: shared.Store }),
  })
  if (trustProxy === false) warnOfProxy(app, { isProduction })
  // Before the hooks of the routes, which ask the database who is there.
  app.addHook('onRequest', app.rateLimit())
  app.decorate('limitPerson', personLimit(app, rate.perPerson))
  if (!shared) return
  shared.start((error) => app.log.warn({ err: error }, 'the counts of requests are not shared'))
  app.addHook('onClose', () => shared.stop())
}

/**
 * Warns that all callers behind a proxy share one limit: in production at the start, and once more when a request shows
 * that there is a proxy.
 */
function warnOfProxy(app: FastifyInstance, { isProduction }: Pick<Config, 'isProduction'>): void {
  if (isProduction)
    app.log.warn('TRUST_PROXY is not set: behind a proxy all callers share the limits of one address.')
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && isForwarded(request)) {
      isWarned = true
      request.log.warn('A proxy forwards requests and TRUST_PROXY is not set: its callers share one limit.')
    }
    done()
  })
}

/** Counts what a person does in a minute, from wherever; nobody is counted who is nobody. */
function personLimit(app: FastifyInstance, max: number): FastifyInstance['limitPerson'] {
  const count = app.createRateLimit({
    max,
    keyGenerator: ({ viewer }) => (viewer?.kind === 'user' ? `person ${viewer.id}` : 'nobody'),
    allowList: (request) => request.viewer?.kind !== 'user' || isOperator(request),
  })
  return async (request, viewer) => {
    if (viewer?.kind !== 'user') return
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    refuse('tooManyRequests', { retryAfter: counted.ttlInSeconds })
  }
}
