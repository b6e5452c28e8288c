import { refuse } from '@plomada/domain/define'
import type { FastifyInstance } from 'fastify'

/**
 * Refuses requests with more than one Host header, as RFC 9112 (3.2) requires. Node keeps the first one; a proxy that
 * keeps the last one would cache a response under the address of another site.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    // Names and values take turns.
    const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
    if (hosts.length > 1) refuse('invalid', { fields: { host: 'Solo puede haber uno' } })
  })
}
