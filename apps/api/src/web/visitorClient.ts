import type { FastifyInstance, FastifyRequest } from 'fastify'
import { calls } from '@plomada/domain/calls'
import { parseSearchParams, Problem, toSearchParams } from '@plomada/domain/contract'
import type { ResponseOf, Call, PreloadedResponse, InputOf } from '@plomada/domain/contract'
import { createInput, type RawInput } from '../http/callInput.ts'
import { runHandler } from '../http/handleCall.ts'
import { getDecoder } from '../http/decode.ts'
import { encodeResponse, getEncoder } from '../http/encode.ts'
import { toProblem } from '../http/problems.ts'
import { findCallHandler } from '../http/sharedRoutes.ts'
import { refuseUnlessAllowed } from '../http/viewer.ts'
import type { DocumentCache } from './documentCache.ts'

/** Sends a call of the contract; resolves to null if it was refused or failed. */
export type SendCall = <C extends Call>(call: C, input: InputOf<C>) => Promise<ResponseOf<C> | null>

/** Sends a call of the contract; throws the problem if it was refused or failed. */
export type FindCall = <C extends Call>(call: C, input: InputOf<C>) => Promise<ResponseOf<C>>

const names = new Map<Call, string>(
  Object.entries(calls).flatMap(([noun, declared]) =>
    Object.entries<Call>(declared).map(([name, call]) => [call, `${noun}.${name}`] as const),
  ),
)

/**
 * Makes a call within the process, as a visitor: without the token of the user. It passes the same access rules, limits,
 * validation and encoding as a request, but no HTTP, which would cost more than most calls.
 */
async function callAsVisitor<C extends Call>(
  app: FastifyInstance,
  request: FastifyRequest,
  call: C,
  input: InputOf<C>,
): Promise<ResponseOf<C>> {
  try {
    await app.limitAddress(request)
    const found = findCallHandler(app, call, null)
    refuseUnlessAllowed(found.call, null)
    const { ip, id } = request
    const visitor = { ip, id, viewer: null }
    const result = await runHandler(found, createInput(found.call, toRawInput(call, input), visitor))
    return getDecoder(call.response)(JSON.parse(encodeResponse(found.call, result))) as ResponseOf<C>
  } catch (error) {
    const problem = toProblem(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    throw problem
  }
}

/** Returns the input as a server receives it: everything is text. */
function toRawInput(call: Call, input: { params?: unknown; query?: unknown }): RawInput {
  const query = call.query ? (getEncoder(call.query)(input.query) as Record<string, unknown>) : {}
  const params = Object.entries(input.params ?? {}).map(([name, value]) => [name, String(value)])
  return { params: Object.fromEntries(params), query: parseSearchParams(toSearchParams(query)) }
}

/** Responses that documents share, by the path and input of the call. */
export type SharedResponses = DocumentCache<unknown>

interface VisitorClientOptions {
  /** Called when the server could not respond, or not to this client: another visitor may get another response. */
  onFailure?: () => void
  /** Shares responses with other documents. @default none */
  shared?: SharedResponses | undefined
  /** Whether calls with input are shared too. @default false */
  isInputShared?: boolean
}

/** Returns a function that sends calls as a visitor, and shares the responses to calls without input. */
export function createVisitorClient(
  app: FastifyInstance,
  request: FastifyRequest,
  { onFailure, shared, isInputShared = false }: VisitorClientOptions = {},
): SendCall {
  return async (call, input) => {
    const send = () => callAsVisitor(app, request, call, input)
    const hasInput = Object.keys(input).length > 0
    try {
      if (!shared || (hasInput && !isInputShared)) return await send()
      const key = hasInput ? `${call.path} ${JSON.stringify(input)}` : call.path
      return await (shared.get(key, send) as ReturnType<typeof send>)
    } catch (error) {
      const { status } = toProblem(error)
      if (status === 429 || status >= 500) onFailure?.()
      return null
    }
  }
}

/** Wraps a client to record its responses under the names of the calls. */
export function recordResponses(send: SendCall, records: PreloadedResponse[]): SendCall {
  return async (call, input) => {
    const response = await send(call, input)
    const name = names.get(call)
    if (response !== null && name) records.push({ call: name, input, answer: response })
    return response
  }
}

/** Returns a function that sends calls as a visitor and records responses and refusals. A failure is not recorded. */
export function createFinder(
  app: FastifyInstance,
  request: FastifyRequest,
  records: PreloadedResponse[],
): FindCall {
  return async (call, input) => {
    const name = names.get(call) ?? call.path
    try {
      const answer = await callAsVisitor(app, request, call, input)
      records.push({ call: name, input, answer })
      return answer
    } catch (error) {
      if (isMissing(error)) {
        const { code, message, status } = error
        records.push({ call: name, input, answer: { code, message, status }, isRefused: true })
      }
      throw error
    }
  }
}

/** Checks whether an error means that there is nothing, or no longer anything, at a URL. */
export const isMissing = (error: unknown): error is Problem & { status: 404 | 410 } =>
  error instanceof Problem && (error.status === 404 || error.status === 410)
