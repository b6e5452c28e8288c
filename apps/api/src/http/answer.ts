import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { id, paramsOf } from '@plomada/domain/define'
import type { Answer, Call, Input } from '@plomada/domain/define'
import * as z from 'zod'
import type { AuditOrigin } from '../database/auditLog.ts'
import type { UserViewer, Viewer } from './viewer.ts'
import { shareAddress } from './address.ts'
import { encoderOf } from './encode.ts'
import { clientPatience } from './limits.ts'
import { logUser } from './log.ts'
import { invalidInput } from './problems.ts'
import { refuseBadQuery, refuseUnfitText } from './text.ts'
import { isSharable, sendShared } from './sharing.ts'
import { readUpload } from './upload.ts'
import { refuseUnlessAllowed, userOf } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that this server answers, in the order of their mounting. */
    calls: Call[]
  }
}

/** What a handler is given: the input of its call, decoded, and who asks. */
export type Asked<C extends Call> = Omit<Input<C>, 'file'> &
  (Input<C> extends { file: unknown } ? { file: Buffer } : unknown) & {
    /** Who asks; may be nobody when the call is for anyone. */
    viewer: Viewer
    /** The registered person who asks; reading it refuses when there is none. */
    readonly me: UserViewer
    /** Who makes the request and where it came from, as the audit log keeps it. */
    origin: AuditOrigin
    request: FastifyRequest
  }

/** Where the calls of the contract live. */
export const apiPrefix = '/api'

/** Mounts one call of the contract: checks who asks, decodes what came, lets the handler work, encodes what it gives. */
export function answer<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (asked: Asked<C>) => Promise<Answer<C>> | Answer<C>,
): void {
  app.calls.push(call)
  const answererFor = shareAddress(app, { call, handle })
  if (!answererFor) return
  app.route({
    method: call.method,
    url: apiPrefix + call.path,
    // A photo over a bad line takes its time.
    ...(call.upload !== undefined && { handlerTimeout: clientPatience.request }),
    async onRequest(request, reply) {
      request.viewer = await app.viewerOf(request.headers.authorization)
      logUser(request, reply)
      await app.limitPerson(request, request.viewer)
      const asked = answererFor(request.viewer).call
      markPrivacy(asked, request, reply)
      // Before the body is read: nobody uploads five megabytes to be told to sign in, or to wait.
      refuseUnlessAllowed(asked, request.viewer)
      const { viewer } = request
      if (asked.upload !== undefined && viewer?.kind === 'user') await app.quotas.count('photo', viewer)
    },
    async handler(request, reply) {
      const one = answererFor(request.viewer)
      const given = await one.handle(await readInput(one.call, request))
      const body = JSON.stringify(encoderOf(one.call.answer)(given))
      reply.type('application/json; charset=utf-8')
      return isSharable(one.call, request) ? sendShared(request, reply, body) : reply.send(body)
    },
  })
}

function markPrivacy({ who }: Call, request: FastifyRequest, reply: FastifyReply): void {
  const isPublic = who === 'anyone' && request.headers.authorization === undefined
  reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
  if (who === 'anyone') reply.header('vary', 'authorization')
}

/** What a handler of this call is given. */
async function readInput(call: Call, request: FastifyRequest): Promise<never> {
  const { viewer } = request
  const upload = call.upload === undefined ? null : await readUpload(request, call.upload)
  const body = upload === null ? request.body : upload.texts
  refuseBadQuery(request.url)
  refuseUnfitText(request.query)
  refuseUnfitText(body)
  const input = {
    params: readParams(call, request.params),
    ...(call.query && { query: decode(call.query, request.query) }),
    ...(call.body && { body: decode(call.body, body ?? {}) }),
    ...(upload && { file: upload.file }),
    viewer,
    get me() {
      return userOf(viewer)
    },
    origin: originOf(request),
    request,
  }
  // The codecs above gave each part the type that the call declares; the compiler cannot see through the conditions.
  return input as never
}

const idInPath = z
  .string()
  .regex(/^\d{1,10}$/, 'Tiene que ser un número')
  .transform(Number)
  .pipe(id)

/** Where a request came from, as the audit log keeps it. */
const originOf = ({ viewer, ip, id }: FastifyRequest): AuditOrigin => ({
  actorId: viewer?.kind === 'user' ? viewer.id : null,
  // A client that hung up has no address any more.
  networkAddress: ip || null,
  requestId: id,
})

function readParams({ path }: Call, given: unknown): Record<string, number> {
  const shape = Object.fromEntries(paramsOf(path).map((name) => [name, idInPath]))
  return decode(z.object(shape), given)
}

function decode<T>(schema: z.core.$ZodType<T>, sent: unknown): T {
  const read = z.safeParse(schema, sent)
  if (!read.success) throw invalidInput(read.error)
  return read.data
}
