import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headersOfRawAnswers } from '../../../http/security.ts'
import { keepOrigin } from './accountEvents.ts'
import type { createAuthorizeLimits } from './authorizeLimits.ts'
import type { Running } from './running.ts'

/** Leads every request under `path` to the provider, which reads and answers the raw request itself. */
export async function mountProvider(
  app: FastifyInstance,
  current: () => Running,
  {
    issuer,
    path,
    limitAuthorize,
  }: { issuer: string; path: string; limitAuthorize: ReturnType<typeof createAuthorizeLimits> },
): Promise<void> {
  const { host, protocol } = new URL(issuer)
  const headers = headersOfRawAnswers(issuer)

  async function hand(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    keepOrigin(request)
    const { raw } = request
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
    reply.raw.setHeader('x-request-id', request.id)
    // The provider builds addresses from these; only the configured address may be in them, whatever was sent.
    raw.headers.host = host
    raw.headers['x-forwarded-host'] = host
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    const originalUrl = raw.url ?? ''
    raw.url = originalUrl.slice(path.length) || '/'
    await current().answer(Object.assign(raw, { originalUrl }), reply.raw)
  }

  await app.register(
    (scope, _options, done) => {
      // The body stays unread for the provider.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
      const provider = { method: ['GET', 'POST', 'OPTIONS'], handler: hand }
      scope.route({ ...provider, url: '/*' })
      scope.route({ ...provider, url: '/authorize', onRequest: limitAuthorize })
      done()
    },
    { prefix: path },
  )
}
