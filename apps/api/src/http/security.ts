import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Options of `addSecurityHeaders`. */
export interface SecurityOptions {
  /** The public origin. */
  publicUrl: string
  /** Other origins that the web app calls, such as a hosted identity provider. */
  origins: readonly string[]
  /** The document of the web app, whose inline scripts and styles are allowed by their hashes. */
  document: string | null
}

const referrerPolicy = 'strict-origin-when-cross-origin'
const hsts = 'max-age=31536000; includeSubDomains'

// For responses without scripts and styles.
const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Returns the headers of responses that bypass the server's hooks. */
export const rawResponseHeaders = (publicUrl: string): Record<string, string> => ({
  'content-security-policy': strictPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': hsts }),
})

/** The placeholder for the nonce in the built document. */
const builtPlaceholder = '__NONCE__'
// A secret placeholder: the document contains user content, which must not be able to insert the nonce.
const noncePlaceholder = randomBytes(16).toString('hex')

/** Replaces the nonce placeholder of a built document with one that is only known to this process. */
export const withNoncePlaceholder = (document: string): string =>
  document.replaceAll(builtPlaceholder, noncePlaceholder)

const isIdentityProvider = (url: string) => /^\/idp(?:[/?]|$)/.test(url)

declare module 'fastify' {
  interface FastifyInstance {
    /** Inserts a new nonce into a document of the web app and returns the policy that allows it. */
    insertNonce: (document: string) => { text: string; policy: string }
  }
}

/** Adds security headers to every response, unless its handler has set them. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const documentPolicy = createPolicy(options)
  const isEncrypted = options.publicUrl.startsWith('https:')
  app.decorate('insertNonce', (document: string) => {
    // Libraries insert style elements with the nonce.
    const nonce = randomBytes(16).toString('base64')
    const fill = (text: string) => text.replaceAll(noncePlaceholder, nonce)
    return { text: fill(document), policy: fill(documentPolicy) }
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', referrerPolicy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('x-request-id', request.id)
    if (isEncrypted) reply.header('strict-transport-security', hsts)
    // Silent sign-in runs in a frame and pop-ups need their opener, so the provider's pages set their own headers.
    if (isIdentityProvider(request.url)) {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', strictPolicy)
      return payload
    }
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html')
    if (isDocument) {
      // `same-origin` would be too strict: the pop-ups of the sign-in and the payment send messages to their opener.
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
      reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    }
    if (reply.hasHeader('content-security-policy')) return payload
    if (!isDocument) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      return payload
    }
    const { text, policy } = app.insertNonce(typeof payload === 'string' ? payload : '')
    reply.header('content-security-policy', policy)
    return typeof payload === 'string' ? text : payload
  })
}

function createPolicy({ origins, document }: SecurityOptions): string {
  const others = origins.join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(document, 'script')}`,
    `style-src 'self' 'nonce-${noncePlaceholder}' ${inlineHashes(document, 'style')}`,
    // Profile pictures may be hosted anywhere.
    "img-src 'self' data: blob: https:",
    `connect-src 'self' ${others}`,
    `frame-src 'self' ${others}`,
    // The client of the identity provider keeps its tokens in a worker from a blob URL.
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
  const pattern = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([^]*?)</${element}>`, 'g')
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  return [...(document?.matchAll(pattern) ?? [])].map(([, text = '']) => `'sha256-${hash(text)}'`).join(' ')
}
