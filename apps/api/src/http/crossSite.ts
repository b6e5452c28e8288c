import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@plomada/domain/define'
import { isCall, isOwn } from './ownPaths.ts'
import { isSameText } from './sameText.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers anybody from anywhere: a cookie gives nobody more, and its client knows of no pair. */
    isForStrangers?: boolean
  }
}

/** The cookie that our page reads, and the header in which it proves that it could. */
const pair = { cookie: 'XSRF-TOKEN', header: 'x-xsrf-token' }
const shape = /^[\w-]{32}$/
const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${pair.cookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1]

/**
 * A write that brings cookies and no token of its own was made by a browser, perhaps on behalf of another site: it has
 * to bring the pair. A bearer token is no cookie: no site can make a browser send it.
 */
function checkPair(request: FastifyRequest): void {
  const { method, headers, routeOptions } = request
  // The route and not the address as it was written, which has many spellings.
  const { url = '', config } = routeOptions
  if (safe.has(method) || !isCall(url) || config.isForStrangers) return
  if (headers.cookie === undefined || headers.authorization !== undefined) return
  const [kept, shown] = [cookieOf(request) ?? '', headers[pair.header]]
  if (shape.test(kept) && typeof shown === 'string' && isSameText(shown, kept)) return
  refuse('forbidden', { sentence: 'El pedido no salió de esta página. Recargarla y volver a intentar' })
}

/** Gives the pair's cookie along with our page to whoever has none; not to scripts of others, hence the strictness. */
function givePair(request: FastifyRequest, reply: FastifyReply, isEncrypted: boolean): void {
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
  if (!isPage || reply.statusCode >= 400 || isOwn(request.url)) return
  if (shape.test(cookieOf(request) ?? '')) return
  const value = randomBytes(24).toString('base64url')
  const cookie = `${pair.cookie}=${value}; Path=/; SameSite=Strict${isEncrypted ? '; Secure' : ''}`
  reply.header('set-cookie', cookie)
}

/** Makes sure that what a browser writes with its cookies was asked for by our own page. */
export function guardAgainstOtherSites(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const isEncrypted = publicUrl.startsWith('https:')
  app.addHook('onRequest', async (request) => checkPair(request))
  app.addHook('onSend', async (request, reply) => givePair(request, reply, isEncrypted))
}
