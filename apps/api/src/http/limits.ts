import rateLimit from '@fastify/rate-limit'
import { refuse } from '@plomada/domain/define'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { patience } from '../database/patience.ts'
import type { Viewer } from '../session/viewer.ts'
import { sharedStore } from './rate.store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses a person who asks without end, from however many addresses. */
    limitPerson: (request: FastifyRequest, reply: FastifyReply, viewer: Viewer) => Promise<void>
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

const isLoopback = (address: string) => /^(?:127\.|::1$|::ffff:127\.)/.test(address)

/** Far above what a person does, and low enough for nobody to take the server from the others. */
export async function limitRequests(
  app: FastifyInstance,
  { rate }: Pick<Config, 'rate'>,
  database: Pick<Database, 'pool' | 'kind'>,
): Promise<void> {
  const shared = database.kind === 'postgres' ? sharedStore(database) : null
  await app.register(rateLimit, {
    global: false,
    max: rate.perAddress,
    timeWindow: '1 minute',
    // The route and not the address as it was written, which has many spellings. Files cost nothing; and on the
    // loopback are the owner of the machine and a proxy that speaks for everybody.
    allowList: ({ routeOptions: { url = '' }, ip }) => !/^\/(?:api|idp)\b/.test(url) || isLoopback(ip),
    // A count that cannot be kept is no reason to refuse anybody.
    skipOnError: true,
    ...(shared && { store: shared.Store }),
  })
  // Before the hooks of the routes, which ask the database who is there.
  app.addHook('onRequest', app.rateLimit())
  const count = app.createRateLimit({
    max: rate.perPerson,
    keyGenerator: ({ viewer }) => (viewer?.kind === 'user' ? `person ${viewer.id}` : 'nobody'),
    allowList: ({ ip, viewer }) => viewer?.kind !== 'user' || isLoopback(ip),
  })
  app.decorate('limitPerson', async (request, reply, viewer) => {
    if (viewer?.kind !== 'user') return
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    refuse('tooManyRequests')
  })
  if (!shared) return
  shared.start((error) => app.log.warn({ err: error }, 'the counts of requests are not shared'))
  app.addHook('onClose', () => shared.stop())
}
