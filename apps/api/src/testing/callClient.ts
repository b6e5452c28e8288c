import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { Problem, buildCallUrl, toSearchParams } from '@plomada/domain/contract'
import type { ResponseOf, Call, InputOf, ProblemBody } from '@plomada/domain/contract'
import * as z from 'zod'
import { apiPrefix } from '../http/handleCall.ts'

/** Sends requests as one user. */
export interface CallClient {
  /** Sends a call of the contract. Encodes the input, decodes the response and throws refusals as Problem. */
  send: <C extends Call>(call: C, input: InputOf<C>) => Promise<ResponseOf<C>>
  /** Sends any request. */
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>
}

interface AnyInput {
  params?: Record<string, number>
  query?: unknown
  body?: unknown
  file?: Blob
}

/** Creates a client that sends the token of a user, or none for a visitor (null). */
export function createCallClient(app: FastifyInstance, token: (() => Promise<string>) | null): CallClient {
  async function inject(request: InjectOptions): Promise<LightMyRequestResponse> {
    const authorization = token && { authorization: `Bearer ${await token()}` }
    return app.inject({ ...request, headers: { ...authorization, ...request.headers } })
  }

  async function send<C extends Call>(call: C, input: InputOf<C>): Promise<ResponseOf<C>> {
    const response = await inject(await createRequest(call, input))
    if (response.statusCode >= 400) throw toProblem(response)
    return z.decode(call.response, response.json())
  }

  return { send, inject }
}

async function createRequest(call: Call, { body, file, ...urlParts }: AnyInput): Promise<InjectOptions> {
  const url = apiPrefix + buildCallUrl(call, urlParts)
  const encoded = call.body && z.encode(call.body, body)
  if (call.upload === undefined || !file)
    return { method: call.method, url, ...(encoded !== undefined && { payload: toRecord(encoded) }) }
  const form = new FormData()
  for (const [name, value] of toSearchParams(toRecord(encoded ?? {}))) form.append(name, value)
  form.append(call.upload, file, 'photo')
  const response = new Response(form)
  return {
    method: call.method,
    url,
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  }
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function toProblem(response: LightMyRequestResponse): Problem {
  const { code, message, fields } = response.json<ProblemBody>()
  return new Problem(code, { sentence: message, fields })
}
