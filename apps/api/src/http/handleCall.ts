import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPathParams, idSchema, type ResponseOf, type Call, type InputOf } from '@plomada/domain/define'
import * as z from 'zod'
import type { AuditOrigin } from '../database/auditLog.ts'
import { shareRoute } from './sharedRoutes.ts'
import { getEncoder } from './encode.ts'
import { clientTimeouts } from './limits.ts'
import { logUser } from './log.ts'
import { invalidInput } from './problems.ts'
import { refuseMalformedQuery, refuseUnstorableText } from './storableText.ts'
import { isCacheable, sendCacheable } from './caching.ts'
import { readUpload, withFileField } from './upload.ts'
import { refuseUnlessAllowed, requireUser, type UserViewer, type Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The mounted calls, in order. */
    calls: Call[]
  }
}

/** The argument of a handler: the decoded input of its call and the viewer. */
export type CallRequest<C extends Call> = Omit<InputOf<C>, 'file'> &
  (InputOf<C> extends { file: unknown } ? { file: Buffer } : unknown) & {
    viewer: Viewer
    /** The registered user. Throws a refusal if there is none. */
    readonly me: UserViewer
    /** The source of the request, for the audit log. */
    origin: AuditOrigin
    request: FastifyRequest
  }

/** Options of a mounted call. */
interface CallOptions<C extends Call> {
  /** Handles a request that accepts `text/event-stream`. It hijacks the reply. */
  stream?: (request: CallRequest<C>, reply: FastifyReply) => void
}

/** The path prefix of all calls. */
export const apiPrefix = '/api'

/** Mounts a call: authorizes the viewer, decodes the input, runs the handler and encodes its result. */
export function handleCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (request: CallRequest<C>) => Promise<ResponseOf<C>> | ResponseOf<C>,
  { stream }: CallOptions<C> = {},
): void {
  app.calls.push(call)
  const findHandler = shareRoute(app, { call, handle, ...(stream && { stream }) })
  if (!findHandler) return
  app.route({
    method: call.method,
    url: apiPrefix + call.path,
    // Uploads over slow connections take longer than other requests.
    ...(call.upload !== undefined && { handlerTimeout: clientTimeouts.request }),
    async onRequest(request, reply) {
      request.viewer = await app.viewerOf(request.headers.authorization)
      logUser(request, reply)
      await app.limitUser(request, request.viewer)
      const { call: allowed } = findHandler(request.viewer)
      setCacheHeaders(allowed, request, reply)
      // Before the body is read, so that a refused upload is not transferred first.
      refuseUnlessAllowed(allowed, request.viewer)
      const { viewer } = request
      if (allowed.upload !== undefined && viewer?.kind === 'user') await app.quotas.count('photo', viewer)
    },
    async handler(request, reply) {
      const found = findHandler(request.viewer)
      let result: unknown
      try {
        const input = await readInput(found.call, request)
        if (found.stream && acceptsEventStream(request)) {
          found.stream(input, reply)
          return reply
        }
        result = await found.handle(input)
      } catch (error) {
        throw withFileField(error, found.call)
      }
      const body = JSON.stringify(getEncoder(found.call.response)(result))
      reply.type('application/json; charset=utf-8')
      return isCacheable(found.call, request) ? sendCacheable(request, reply, body) : reply.send(body)
    },
  })
}

const acceptsEventStream = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/event-stream') === true

function setCacheHeaders({ audience }: Call, request: FastifyRequest, reply: FastifyReply): void {
  const isPublic = audience === 'anyone' && request.headers.authorization === undefined
  reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
  if (audience === 'anyone') reply.header('vary', 'authorization')
}

async function readInput(call: Call, request: FastifyRequest): Promise<never> {
  const { viewer } = request
  const upload = call.upload === undefined ? null : await readUpload(request, call.upload)
  const body = upload === null ? request.body : upload.texts
  refuseMalformedQuery(request.url)
  refuseUnstorableText(request.query)
  refuseUnstorableText(body)
  const input = {
    params: decode(getParamsSchema(call), request.params),
    ...(call.query && { query: decode(call.query, request.query) }),
    ...(call.body && { body: decode(call.body, body ?? {}) }),
    ...(upload && { file: upload.file }),
    viewer,
    get me() {
      return requireUser(viewer)
    },
    origin: getOrigin(request),
    request,
  }
  // The codecs above produce the types that the call declares; TypeScript cannot infer it from the conditions.
  return input as never
}

const pathId = z
  .string()
  .regex(/^\d{1,10}$/, 'Tiene que ser un número')
  .transform(Number)
  .pipe(idSchema)

const getOrigin = ({ viewer, ip, id }: FastifyRequest): AuditOrigin => ({
  actorId: viewer?.kind === 'user' ? viewer.id : null,
  // The address of a client that has disconnected is unknown.
  networkAddress: ip || null,
  requestId: id,
})

const paramSchemas = new WeakMap<Call, z.core.$ZodType<Record<string, number>>>()

// One per call, as zod compiles each schema.
function getParamsSchema(call: Call): z.core.$ZodType<Record<string, number>> {
  const known = paramSchemas.get(call)
  if (known) return known
  const schema = z.object(Object.fromEntries(getPathParams(call.path).map((name) => [name, pathId])))
  paramSchemas.set(call, schema)
  return schema
}

function decode<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  const result = z.safeParse(schema, value)
  if (!result.success) throw invalidInput(result.error)
  return result.data
}
