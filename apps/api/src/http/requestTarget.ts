import type { FastifyInstance } from 'fastify'
import { refuse } from '@plomada/domain/define'

/**
 * A request target as the rest of the server reads it: a path with its query. Proxies may send the whole address
 * (RFC 9112, 3.2.2), and a base address with a final slash makes a path begin with two.
 */
export function originForm(target: string): string {
  if (target === '*') return target
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return `/${path.replace(/^\/+/, '')}`
}

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d*)?$/i

/** The methods that some address takes. */
const methods = 'GET, HEAD, POST, PUT, DELETE, OPTIONS'

/** Refuses several Host headers and one that names no host (RFC 9112, 3.2), and responds to `OPTIONS *`. */
export function checkRequestTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, method }, reply) => {
    const hosts = raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1 || !hostName.test(raw.headers.host ?? '')) refuse('invalid')
    if (raw.url !== '*') return
    if (method !== 'OPTIONS') refuse('invalid')
    await reply.code(204).header('allow', methods).send()
  })
}
