import type { FastifyInstance } from 'fastify'
import { isCall } from './ownPaths.ts'

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-xsrf-token',
  'access-control-max-age': '600',
}

/**
 * Lets pages of the listed origins call the API. Without credentials: their calls carry a token, and a cookie of ours
 * is never theirs to send.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)

  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    const { origin } = headers
    if (!isCall(url) || origin === undefined || !allowed.has(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'etag, retry-after, x-request-id')
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return
    return reply.code(204).headers(preflight).send()
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (!isCall(url)) return
    // An answer that is kept for one origin must not be given to another.
    const varies = [reply.getHeader('vary') ?? []].flat().map(String)
    reply.header('vary', [...varies, 'origin'].join(', '))
  })
}
