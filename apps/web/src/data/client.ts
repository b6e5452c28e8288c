import * as z from 'zod/mini'
import {
  fillPath,
  nameOfField,
  Problem,
  problems,
  toSearch,
  type Answer,
  type Call,
  type Input,
  type ProblemCode,
} from '@plomada/domain/define'

/** The API lives beside the page. */
const API = '/api'
/** How long a request may take before it counts as failed, in milliseconds; uploads take longer. */
const PATIENCE = { request: 20_000, upload: 120_000 }

interface Sent {
  params?: Record<string, number>
  query?: unknown
  body?: unknown
  file?: Blob
}

interface Authority {
  /** The access token for the next request, or null for a visitor. */
  token(): Promise<string | null>
  /** Told when the server no longer takes the token. */
  onRefused(): void
}
let authority: Authority = { token: () => Promise.resolve(null), onRefused: () => {} }
/** Says who signs the requests. Called once, by the session. */
export const authorizeWith = (session: Authority): void => {
  authority = session
}

const isProblemCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problems

/** The refusal in an answer, with its fields under our names rather than those of the wire. */
async function problemIn(response: Response, call: Call): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null)
  const { code, message, fields } = (body ?? {}) as {
    code?: unknown
    message?: string
    fields?: Record<string, string>
  }
  const named = Object.entries(fields ?? {}).map(([path, text]) => [nameOfField(call.body, path), text])
  return new Problem(isProblemCode(code) ? code : response.status >= 500 ? 'unexpected' : 'invalid', {
    sentence: message,
    fields: fields && Object.fromEntries(named),
  })
}

function payload(call: Call, { body, file }: Sent): { body?: BodyInit; headers?: Record<string, string> } {
  const encoded = call.body && z.encode(call.body, body ?? {})
  if (call.upload && file) {
    const form = new FormData()
    for (const [name, value] of Object.entries(encoded ?? {})) form.append(name, String(value))
    form.append(call.upload, file)
    return { body: form }
  }
  return encoded === undefined
    ? {}
    : { body: JSON.stringify(encoded), headers: { 'content-type': 'application/json' } }
}

/**
 * Makes a declared call, signed by the session or by the token of a sign-in that is still under way.
 * Throws a `Problem` for every refusal, a lost connection included.
 */
export async function send<C extends Call>(
  call: C,
  input: Input<C>,
  as?: { token: string },
): Promise<Answer<C>> {
  const sent = input as Sent
  const search = call.query ? toSearch(z.encode(call.query, sent.query) as Record<string, unknown>) : ''
  const url = `${API}${fillPath(call.path, sent.params)}${search && `?${search}`}`
  const token = as?.token ?? (await authority.token())
  const { headers, ...rest } = payload(call, sent)
  const response = await fetch(url, {
    method: call.method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(sent.file ? PATIENCE.upload : PATIENCE.request),
    ...rest,
  }).catch(() => {
    throw new Problem('unavailable', {
      sentence: 'Sin conexión con el servidor. Volver a intentar en un momento',
    })
  })
  if (response.status === 401 && token && !as) authority.onRefused()
  if (!response.ok) throw await problemIn(response, call)
  return z.decode(call.answer, await response.json()) as Answer<C>
}
