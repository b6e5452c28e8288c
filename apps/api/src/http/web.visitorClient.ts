import type { FastifyInstance } from 'fastify'
import { calls } from '@plomada/domain/calls'
import { buildCallUrl } from '@plomada/domain/define'
import type { ResponseOf, Call, PreloadedResponse, InputOf } from '@plomada/domain/define'
import * as z from 'zod'
import { apiPrefix } from './handleCall.ts'

/** Sends a call of the contract; resolves to null if it was refused or failed. */
export type SendCall = <C extends Call>(call: C, input: InputOf<C>) => Promise<ResponseOf<C> | null>

const names = new Map<Call, string>(
  Object.entries(calls).flatMap(([noun, declared]) =>
    Object.entries<Call>(declared).map(([name, call]) => [call, `${noun}.${name}`] as const),
  ),
)

/** Returns a function that sends calls through the app's own routes, as a visitor: without the token and cookies of the user. */
export function createVisitorClient(app: FastifyInstance, from: { ip: string }): SendCall {
  return async <C extends Call>(call: C, input: InputOf<C>) => {
    const url = apiPrefix + buildCallUrl(call, input)
    // The client's address, so that its rate limit applies.
    const response = await app.inject({ method: 'GET', url, remoteAddress: from.ip })
    return response.statusCode === 200 ? (z.decode(call.response, response.json()) as ResponseOf<C>) : null
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
