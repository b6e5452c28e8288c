import type { FastifyInstance } from 'fastify'
import { calls } from '@plomada/domain/calls'
import { addressOf } from '@plomada/domain/define'
import type { Answer, Call, FirstAnswer, Input } from '@plomada/domain/define'
import * as z from 'zod'
import { apiPrefix } from './answer.ts'

/** Asks a call of the contract; null when it was refused or failed. */
export type Ask = <C extends Call>(call: C, input: Input<C>) => Promise<Answer<C> | null>

const names = new Map<Call, string>(
  Object.entries(calls).flatMap(([noun, declared]) =>
    Object.entries<Call>(declared).map(([name, call]) => [call, `${noun}.${name}`] as const),
  ),
)

/**
 * Asks as a visitor through the front door, without anybody's token or cookies: what comes back is what the server
 * would tell any stranger, whoever the page is for.
 */
export function askAsVisitor(app: FastifyInstance, from: { ip: string }): Ask {
  return async <C extends Call>(call: C, input: Input<C>) => {
    const url = apiPrefix + addressOf(call, input)
    // Their address, so that whoever asks too often is refused here as well.
    const response = await app.inject({ method: 'GET', url, remoteAddress: from.ip })
    return response.statusCode === 200 ? (z.decode(call.answer, response.json()) as Answer<C>) : null
  }
}

/** The same, and notes what was answered under the name that the page knows the call by. */
export function noting(ask: Ask, notes: FirstAnswer[]): Ask {
  return async (call, input) => {
    const answer = await ask(call, input)
    const name = names.get(call)
    if (answer !== null && name) notes.push({ call: name, input, answer })
    return answer
  }
}
