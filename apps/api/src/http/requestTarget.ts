import type { FastifyInstance } from 'fastify'
import { refuse } from '@plomada/domain/contract'

/** Converts a request target to a path with query. Proxies may send an absolute URL (RFC 9112, 3.2.2). */
export function toOriginForm(target: string): string {
  if (target === '*') return target
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return `/${path.replace(/^\/+/, '')}`
}

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d*)?$/i

const allMethods = 'GET, HEAD, POST, PUT, DELETE, OPTIONS'

/** Refuses duplicate and invalid Host headers (RFC 9112, 3.2), and responds to `OPTIONS *`. */
export function checkRequestTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, method }, reply) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1 || !hostName.test(raw.headers.host ?? '')) refuse('invalid')
    if (raw.url !== '*') return
    if (method !== 'OPTIONS') refuse('invalid')
    await reply.code(204).header('allow', allMethods).send()
  })
}
