import type { FastifyInstance } from 'fastify'
import { isApiPath } from './serverPaths.ts'

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-xsrf-token',
  'access-control-max-age': '600',
}

/** Allows pages of these origins to call the API with a bearer token. Cookies are not allowed. */
export function addCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)

  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    const { origin } = headers
    if (!isApiPath(url) || origin === undefined || !allowed.has(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'etag, retry-after, x-request-id')
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return
    return reply.code(204).headers(preflight).send()
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (!isApiPath(url)) return
    // A cached response for one origin must not be reused for another.
    const varies = [reply.getHeader('vary') ?? []].flat().map(String)
    reply.header('vary', [...varies, 'origin'].join(', '))
  })
}
