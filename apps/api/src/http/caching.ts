import { hash } from 'node:crypto'
import type { Call } from '@plomada/domain/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

// Shared caches keep the response for 15 s; browsers revalidate each time and get 304.
const sharedCacheControl = 'public, max-age=0, s-maxage=15, must-revalidate'

/** Checks whether the response is the same for everyone: a public read without a token. */
export const isCacheable = (
  { audience, method }: Pick<Call, 'audience' | 'method'>,
  request: FastifyRequest,
): boolean => audience === 'anyone' && method === 'GET' && request.headers.authorization === undefined

/** Sends a response with an ETag and caching headers, or 304 if the client has it. */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  // Weak, as the compressed bytes differ.
  const tag = `W/"${hash('sha1', body, 'base64url')}"`
  reply.header('cache-control', sharedCacheControl).header('etag', tag)
  return isUnchanged(request, tag) ? reply.code(304).send() : reply.send(body)
}

/** Checks whether the client has the version with a tag. */
export const isUnchanged = ({ headers }: FastifyRequest, tag: string): boolean =>
  matchesTag(headers['if-none-match'], tag)

/** Compares an If-None-Match header with a tag, weakly (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return header.split(',').some((known) => known.trim() === '*' || opaque(known) === opaque(tag))
}
