import type { FastifyInstance } from 'fastify'
import { calls } from '@plomada/domain/calls'
import { buildCallUrl, Problem } from '@plomada/domain/define'
import type { ResponseOf, Call, PreloadedResponse, ProblemBody, InputOf } from '@plomada/domain/define'
import * as z from 'zod'
import { apiPrefix } from './handleCall.ts'

/** Sends a call of the contract; resolves to null if it was refused or failed. */
export type SendCall = <C extends Call>(call: C, input: InputOf<C>) => Promise<ResponseOf<C> | null>

/** Sends a call of the contract; throws the problem if it was refused or failed. */
export type FindCall = <C extends Call>(call: C, input: InputOf<C>) => Promise<ResponseOf<C>>

const names = new Map<Call, string>(
  Object.entries(calls).flatMap(([noun, declared]) =>
    Object.entries<Call>(declared).map(([name, call]) => [call, `${noun}.${name}`] as const),
  ),
)

/** Sends a call through the app's own routes, as a visitor: without the token and cookies of the user. */
const sendAsVisitor = <C extends Call>(
  app: FastifyInstance,
  from: { ip: string },
  call: C,
  input: InputOf<C>,
) =>
  // The client's address, so that its rate limit applies.
  app.inject({ method: 'GET', url: apiPrefix + buildCallUrl(call, input), remoteAddress: from.ip })

const decode = <C extends Call>(call: C, body: unknown) => z.decode(call.response, body) as ResponseOf<C>

/**
 * Returns a function that sends calls as a visitor. `onFailure` is called when the server could not respond, or not to
 * this client: another visitor may get another response.
 */
export function createVisitorClient(
  app: FastifyInstance,
  from: { ip: string },
  onFailure?: () => void,
): SendCall {
  return async (call, input) => {
    const response = await sendAsVisitor(app, from, call, input)
    if (response.statusCode === 429 || response.statusCode >= 500) onFailure?.()
    return response.statusCode === 200 ? decode(call, response.json()) : null
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
  from: { ip: string },
  records: PreloadedResponse[],
): FindCall {
  return async (call, input) => {
    const response = await sendAsVisitor(app, from, call, input)
    const name = names.get(call) ?? call.path
    if (response.statusCode === 200) {
      const answer = decode(call, response.json())
      records.push({ call: name, input, answer })
      return answer
    }
    const { code, message } = response.json<ProblemBody>()
    const problem = new Problem(code, { sentence: message })
    if (isMissing(problem))
      records.push({ call: name, input, answer: { code, message, status: problem.status }, isRefused: true })
    throw problem
  }
}

/** Checks whether an error means that there is nothing, or no longer anything, at a URL. */
export const isMissing = (error: unknown): error is Problem & { status: 404 | 410 } =>
  error instanceof Problem && (error.status === 404 || error.status === 410)
