import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitConcurrency } from '../limitConcurrency.ts'
import { isUnchanged } from '../http/caching.ts'
import { apiPrefix, webhookUrl } from '../http/handleCall.ts'
import { chooseEncoding } from './assets.ts'
import { createCachedDocument, DocumentCache, type CachedDocument } from './documentCache.ts'
import { renderDocument, type RenderedDocument, type Site } from './document.ts'
import { findCanonicalUrl } from './pages.ts'
import type { ConfiguredBuild } from './build.ts'
import type { SharedResponses } from './visitorClient.ts'

/** Shared caches keep public documents; browsers ask each time and get 304. */
const publicCacheControl = 'public, max-age=0, s-maxage=15, must-revalidate'
/** For CDNs alone (RFC 9213): browsers would show a stale list after a change. */
const cdnCacheControl = 'public, max-age=15, stale-while-revalidate=60'

/** Documents that are rendered at once. With more, the garbage collection costs more: their objects live longer. */
const RENDERED_AT_ONCE = 4
/** Milliseconds that a document waits for others. If the database is slow, all of them wait for it. */
const MAX_WAIT_MS = 1000

/**
 * Checks whether a request may change what documents show: calls of users, and events of the payment provider. Others are
 * free to send, and would keep the cache empty.
 */
const mayChangeDocuments = ({ method, viewer, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) &&
  url.startsWith(apiPrefix) &&
  (viewer?.kind === 'user' || url === webhookUrl)

interface PreparedDocument extends Pick<RenderedDocument, 'status' | 'isPublic' | 'isKept'> {
  document: CachedDocument
}

/** Returns a handler that sends the document of a URL. Public documents are the same for everyone and kept for some seconds. */
export function createDocumentSender(app: FastifyInstance, build: ConfiguredBuild, site: Site) {
  const cache = new DocumentCache<PreparedDocument>({
    maxAge: site.documentMaxAge,
    isKept: ({ isKept }) => isKept,
  })
  const shared: SharedResponses = new DocumentCache({ maxAge: site.documentMaxAge, isKept: () => true })
  // After publishing, the user must see the new offer in the list.
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode >= 400 || !mayChangeDocuments(request)) return
    cache.clear()
    shared.clear()
  })

  const runInTurn = limitConcurrency({ maximum: RENDERED_AT_ONCE, maxWait: MAX_WAIT_MS })

  const prepare = async (request: FastifyRequest): Promise<PreparedDocument> => {
    const { document, files, render } = build
    // Before the content, which is long.
    const { text: template, policy } = app.insertNonce(document)
    const options = { request, template, files, render, shared, runInTurn }
    const { body, ...rendered } = await renderDocument(app, site, options)
    return { ...rendered, document: createCachedDocument(body, policy) }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const canonical = findCanonicalUrl(request.url)
    if (canonical !== undefined) return reply.redirect(canonical, 308)
    const { status, isPublic, document } = await cache.get(request.url, () => prepare(request))
    reply
      .code(status)
      .header('cache-control', isPublic ? publicCacheControl : 'no-cache')
      .header('content-security-policy', document.policy)
      .type('text/html; charset=utf-8')
    if (isPublic) reply.header('cdn-cache-control', cdnCacheControl)
    reply.header('etag', document.tag).header('vary', 'accept-encoding')
    if (status === 200 && isUnchanged(request, document.tag)) return reply.code(304).send()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await document.encode(encoding))
  }
}
