import { createHash } from 'node:crypto'
import type { Call } from '@plomada/domain/define'
import type { FastifyReply, FastifyRequest } from 'fastify'

// A proxy or a CDN may give the same answer to others for some seconds; a browser asks each time, and is told 304.
const shared = 'public, max-age=0, s-maxage=15, must-revalidate'

/** Whether an answer is the same for everybody: a public read, asked by nobody in particular. */
export const isSharable = ({ who, method }: Pick<Call, 'who' | 'method'>, request: FastifyRequest): boolean =>
  who === 'anyone' && method === 'GET' && request.headers.authorization === undefined

/** Sends an answer that caches may keep; whoever has it already is told so and gets no body. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  // Weak: compressed or not, it says the same.
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  reply.header('cache-control', shared).header('etag', tag)
  return has(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body)
}

/** Whether one of the tags that somebody has is this one, compared weakly. */
function has(known: string | undefined, tag: string): boolean {
  if (known === undefined) return false
  const strong = (one: string) => one.trim().replace(/^W\//, '')
  return known.split(',').some((one) => one.trim() === '*' || strong(one) === strong(tag))
}
