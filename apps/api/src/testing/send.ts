import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { Problem, addressOf, toSearch } from '@plomada/domain/define'
import type { Answer, Call, Input, ProblemAnswer } from '@plomada/domain/define'
import * as z from 'zod'
import { apiPrefix } from '../http/answer.ts'

/** Asks the app in somebody's name. */
export interface Sender {
  /** Makes a call of the contract, both ways through its codecs; a refusal is thrown as the Problem that it was. */
  send: <C extends Call>(call: C, input: Input<C>) => Promise<Answer<C>>
  /** Makes any request. */
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>
}

interface AnyInput {
  params?: Record<string, number>
  query?: unknown
  body?: unknown
  file?: Blob
}

/** A sender with a way to get its token; null asks as nobody. */
export function createSender(app: FastifyInstance, token: (() => Promise<string>) | null): Sender {
  async function inject(request: InjectOptions): Promise<LightMyRequestResponse> {
    const authorization = token && { authorization: `Bearer ${await token()}` }
    return app.inject({ ...request, headers: { ...authorization, ...request.headers } })
  }

  async function send<C extends Call>(call: C, input: Input<C>): Promise<Answer<C>> {
    const response = await inject(await requestOf(call, input))
    if (response.statusCode >= 400) throw problemIn(response)
    return z.decode(call.answer, response.json())
  }

  return { send, inject }
}

async function requestOf(call: Call, { body, file, ...asked }: AnyInput): Promise<InjectOptions> {
  const url = apiPrefix + addressOf(call, asked)
  const sent = call.body && z.encode(call.body, body)
  if (call.upload === undefined || !file)
    return { method: call.method, url, ...(sent !== undefined && { payload: recordOf(sent) }) }
  const form = new FormData()
  for (const [name, value] of toSearch(recordOf(sent ?? {}))) form.append(name, value)
  form.append(call.upload, file, 'photo')
  const whole = new Response(form)
  return {
    method: call.method,
    url,
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    payload: Buffer.from(await whole.arrayBuffer()),
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function problemIn(response: LightMyRequestResponse): Problem {
  const { code, message, fields } = response.json<ProblemAnswer>()
  return new Problem(code, { sentence: message, fields })
}
