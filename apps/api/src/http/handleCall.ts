import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  isPageResponse,
  toPage,
  type Call,
  type InputOf,
  type InvalidValues,
  type ResponseOf,
} from '@plomada/domain/contract'
import type { AuditOrigin } from '../database/auditLog.ts'
import { createInput, type RawInput } from './callInput.ts'
import { shareRoute, type CallHandler } from './sharedRoutes.ts'
import { encodeResponse } from './encode.ts'
import { clientTimeouts } from './limits/limits.ts'
import { logUser } from './log.ts'
import { refuseMalformedQuery } from './storableText.ts'
import { isCacheable, sendCacheable } from './caching.ts'
import { readUpload, withFileField } from './upload.ts'
import { refuseUnlessAllowed, type UserViewer, type Viewer } from './viewer.ts'

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
    /** Has only `ip`, `id` and `viewer` if the server itself makes the call, for a document. */
    request: FastifyRequest
  }

/** Options of a mounted call. */
interface CallOptions<C extends Call> {
  /** Handles a request that accepts `text/event-stream`. It hijacks the reply. */
  stream?: (request: CallRequest<C>, reply: FastifyReply) => void
}

/** The path prefix of all calls. */
export const apiPrefix = '/api'
/** The URL of the webhook of the payment provider. */
export const webhookUrl = `${apiPrefix}/payments/webhook`

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
        const input = createInput(found.call, await readRequest(found.call, request), request)
        if (found.stream && acceptsEventStream(request)) {
          found.stream(input, reply)
          return reply
        }
        result = await runHandler(found, input)
      } catch (error) {
        throw withFileField(error, found.call)
      }
      // Text would be encoded three times: for its hash, for its length and for the response.
      const body = Buffer.from(encodeResponse(found.call, result))
      reply.type('application/json; charset=utf-8')
      return isCacheable(found.call, request) ? sendCacheable(request, reply, body) : reply.send(body)
    },
  })
}

/** Runs the handler of a call. A list with an invalid filter is empty, as without the filter it would be the whole list. */
export function runHandler({ call, handle }: Pick<CallHandler, 'call' | 'handle'>, input: never): unknown {
  const { query } = input as { query?: { invalid?: InvalidValues } }
  const isEmpty = query?.invalid !== undefined && isPageResponse(call.response)
  return isEmpty ? toPage([], 0, { pageSize: 1 }) : handle(input)
}

const acceptsEventStream = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/event-stream') === true

function setCacheHeaders({ audience }: Call, request: FastifyRequest, reply: FastifyReply): void {
  const isPublic = audience === 'anyone' && request.headers.authorization === undefined
  reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
  if (audience === 'anyone') reply.header('vary', 'authorization')
}

async function readRequest(call: Call, request: FastifyRequest): Promise<RawInput> {
  const { params, query } = request
  const upload = call.upload === undefined ? null : await readUpload(request, call.upload)
  refuseMalformedQuery(request.url)
  if (upload === null) return { params, query, body: request.body }
  return { params, query, body: upload.texts, file: upload.file }
}
