import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** What the security headers depend on. */
export interface SecurityOptions {
  /** The origin in people's address bar. */
  publicUrl: string
  /** Other origins that the web app talks to, such as a hosted identity provider. */
  origins: readonly string[]
  /** The document of the web app, whose inline scripts and styles are allowed by their hashes. */
  document: string | null
}

const referrerPolicy = 'strict-origin-when-cross-origin'
const onlyEncrypted = 'max-age=31536000; includeSubDomains'

// For answers that are no pages, and for pages of a library that nobody here asks for: nothing of them may run.
const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** The headers of answers that are written past the server's hooks. */
export const headersOfRawAnswers = (publicUrl: string): Record<string, string> => ({
  'content-security-policy': barePolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': onlyEncrypted }),
})

/** Stands in the web app's document, as it was built, where every answer has another nonce. */
const builtMark = '__NONCE__'
// Not the same mark: what people write is in the document too, and whoever knew the mark would be given the nonce.
const nonceMark = randomBytes(16).toString('hex')

/** The document with the mark that no one outside this process knows. */
export const withNonceMark = (document: string): string => document.replaceAll(builtMark, nonceMark)

// Not whatever begins like it: the web app's document is served under every other address.
const isProvidersOwn = (url: string) => /^\/idp(?:[/?]|$)/.test(url)

/** Puts the security headers on every answer that has not chosen its own. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const documentPolicy = policyOf(options)
  const isEncrypted = options.publicUrl.startsWith('https:')
  app.addHook('onSend', async (request, reply, payload) => {
    // A page may say that it tells less.
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', referrerPolicy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('x-request-id', request.id)
    if (isEncrypted) reply.header('strict-transport-security', onlyEncrypted)
    // The silent sign-in is a frame and the pop-up needs its opener: the provider's pages choose for themselves.
    if (isProvidersOwn(request.url)) {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', barePolicy)
      return payload
    }
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html')
    if (isDocument) {
      // Not same-origin: the sign-in and the payment are pop-ups that talk to the page that opened them.
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
      reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    }
    if (reply.hasHeader('content-security-policy')) return payload
    if (!isDocument) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      return payload
    }
    // Libraries of the page insert style elements of their own; they know the nonce, an intruder's markup does not.
    const nonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', documentPolicy.replace(nonceMark, nonce))
    return typeof payload === 'string' ? payload.replaceAll(nonceMark, nonce) : payload
  })
}

function policyOf({ origins, document }: SecurityOptions): string {
  const others = origins.join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(document, 'script')}`,
    `style-src 'self' 'nonce-${nonceMark}' ${inlineHashes(document, 'style')}`,
    // Profile pictures live at the identity provider's or at their owner's.
    "img-src 'self' data: blob: https:",
    `connect-src 'self' ${others}`,
    `frame-src 'self' ${others}`,
    // The client of the identity provider keeps its tokens in a worker that it builds itself.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
    .map((rule) => rule.trim())
    .join('; ')
}

function inlineHashes(document: string | null, element: 'script' | 'style'): string {
  const blocks =
    document?.matchAll(new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([^]*?)</${element}>`, 'g')) ?? []
  return [...blocks]
    .map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    )
    .join(' ')
}
