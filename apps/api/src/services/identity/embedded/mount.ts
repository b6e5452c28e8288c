import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rawResponseHeaders } from '../../../http/security.ts'
import { saveOrigin } from './accountEvents.ts'
import type { createAuthorizeLimits } from './authorizeLimits.ts'
import type { ActiveProvider } from './provider.ts'

interface MountOptions {
  issuer: string
  path: string
  limitAuthorize: ReturnType<typeof createAuthorizeLimits>
}

/** Routes every request under `path` to the provider, which handles the raw request. */
export async function mountProvider(
  app: FastifyInstance,
  current: () => ActiveProvider,
  { issuer, path, limitAuthorize }: MountOptions,
): Promise<void> {
  const { host, protocol } = new URL(issuer)
  const headers = rawResponseHeaders(issuer)

  async function forward(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    saveOrigin(request)
    const { raw } = request
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
    reply.raw.setHeader('x-request-id', request.id)
    // The provider builds URLs from these headers, so they must hold the configured address and not the client's.
    raw.headers.host = host
    raw.headers['x-forwarded-host'] = host
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    const originalUrl = raw.url ?? ''
    raw.url = originalUrl.slice(path.length) || '/'
    await current().handleRequest(Object.assign(raw, { originalUrl }), reply.raw)
  }

  await app.register(
    (scope, _options, done) => {
      // The provider reads the body itself.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
      const provider = { method: ['GET', 'POST', 'OPTIONS'], handler: forward }
      scope.route({ ...provider, url: '/*' })
      scope.route({ ...provider, url: '/authorize', onRequest: limitAuthorize })
      done()
    },
    { prefix: path },
  )
}
