import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'

/** Leads every request under `path` to the provider, which reads and answers the raw request itself. */
export async function mountProvider(app: FastifyInstance, provider: Provider, path: string): Promise<void> {
  const answer = provider.callback()
  const { host, protocol } = new URL(provider.issuer)

  async function hand(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    const { raw } = request
    // The provider builds addresses from these; only the configured address may be in them, whatever was sent.
    raw.headers.host = host
    raw.headers['x-forwarded-host'] = host
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    const originalUrl = raw.url ?? ''
    raw.url = originalUrl.slice(path.length) || '/'
    await answer(Object.assign(raw, { originalUrl }), reply.raw)
  }

  await app.register(
    (scope, _options, done) => {
      // The body stays unread for the provider.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
      scope.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/*', handler: hand })
      done()
    },
    { prefix: path },
  )
}
