import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@plomada/domain/contract'
import { isApiPath, isServerPath } from './serverPaths.ts'
import { isSameSecret } from './secrets.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has no CSRF check: cookies grant nothing there, and its clients do not send the token. */
    isCsrfExempt?: boolean
  }
}

const cookieName = 'XSRF-TOKEN'
const headerName = 'x-xsrf-token'
const tokenPattern = /^[\w-]{32}$/
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

const readCookie = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? ''

/** Requires the double-submit token for writes with cookies. Other sites cannot make a browser send a bearer token. */
function checkToken(request: FastifyRequest): void {
  const { method, headers, routeOptions } = request
  // The route's pattern, as a URL has many spellings.
  const { url = '', config } = routeOptions
  if (safeMethods.has(method) || !isApiPath(url) || config.isCsrfExempt) return
  if (headers.cookie === undefined || headers.authorization !== undefined) return
  const [expected, sent] = [readCookie(request), headers[headerName]]
  if (tokenPattern.test(expected) && typeof sent === 'string' && isSameSecret(sent, expected)) return
  refuse('forbidden', { sentence: 'El pedido no salió de esta página. Recargala e intentá de nuevo' })
}

/**
 * Sets the cookie if the browser has none: with pages for signed-in users, and with the responses that they get.
 * Documents for everyone set no cookie, so that shared caches may keep them.
 */
function setCookie(request: FastifyRequest, reply: FastifyReply, isEncrypted: boolean): void {
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html') && !isServerPath(request.url)
  const isPersonal = isApiPath(request.url) && request.headers.authorization !== undefined
  const isShared = String(reply.getHeader('cache-control')).startsWith('public')
  if ((!isPage && !isPersonal) || isShared || reply.statusCode >= 400) return
  if (tokenPattern.test(readCookie(request))) return
  const value = randomBytes(24).toString('base64url')
  reply.header(
    'set-cookie',
    `${cookieName}=${value}; Path=/; SameSite=Strict${isEncrypted ? '; Secure' : ''}`,
  )
}

/** Adds CSRF protection: writes with cookies must come from a page of the web app. */
export function addCsrfProtection(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const isEncrypted = publicUrl.startsWith('https:')
  app.addHook('onRequest', async (request) => checkToken(request))
  app.addHook('onSend', async (request, reply) => setCookie(request, reply, isEncrypted))
}
