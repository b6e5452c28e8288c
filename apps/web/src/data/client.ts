import * as z from 'zod/mini'
import { loadCalls } from '@plomada/domain/calls'
import {
  buildCallUrl,
  findFieldName,
  Problem,
  problems,
  type ResponseOf,
  type Call,
  type InputOf,
  type ProblemCode,
} from '@plomada/domain/contract'
import { shellMessages } from '@plomada/ui'
import type { UploadOptions } from '@plomada/ui/form'
import { getRequestAuth } from './requestAuth.ts'
import type { CallRef, CallKey } from './calls.ts'
import { readOffline, saveForOffline } from './offlineCache.ts'
import { networkError } from './networkError.ts'
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './timeouts.ts'
import { upload } from './upload.ts'

const API = '/api'

interface RequestInput {
  params?: Record<string, number>
  query?: unknown
  body?: unknown
  file?: Blob
}

export interface RequestOptions {
  /** Used instead of the token of the session, while a sign-in is being completed. */
  token?: string
  /** Progress and cancellation of a file upload. */
  uploadOptions?: UploadOptions | undefined
}

interface HttpRequest {
  method: string
  headers: Record<string, string>
  body?: string | FormData
}

const loadersByNoun: Readonly<Record<string, () => Promise<Readonly<Record<string, Call>>>>> = loadCalls

const createUnavailable = () =>
  Object.assign(new Problem('unavailable', { sentence: shellMessages.unreachable }), networkError)

/** Loads the declaration of a call, and with it those of its noun. */
export async function resolveCall<C extends Call>({ name }: CallRef<C>): Promise<C> {
  const [noun = '', verb = ''] = name.split('.')
  const calls = await loadersByNoun[noun]?.().catch(() => {
    throw createUnavailable()
  })
  return calls?.[verb] as C
}

const isProblemCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problems

/** Parses the problem in a response and renames its fields from wire names to form names. */
async function parseProblem(response: Response, call: Call): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null)
  const { code, message, fields } = (body ?? {}) as {
    code?: unknown
    message?: string
    fields?: Record<string, string>
  }
  const named = Object.entries(fields ?? {}).map(([path, text]) => [findFieldName(call.body, path), text])
  return new Problem(isProblemCode(code) ? code : response.status >= 500 ? 'unexpected' : 'invalid', {
    sentence: message,
    fields: fields && Object.fromEntries(named),
  })
}

function encodeBody(call: Call, { body, file }: RequestInput): Omit<Partial<HttpRequest>, 'method'> {
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

/** Returns the CSRF header of a write: only pages of this origin can read the cookie. */
function csrfHeader(method: string): { 'x-xsrf-token'?: string } {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value === undefined || method === 'GET' ? {} : { 'x-xsrf-token': value }
}

function sendRequest(
  url: string,
  { body, ...rest }: HttpRequest,
  options?: UploadOptions,
): Promise<Response> {
  const timeoutMs = body instanceof FormData ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS
  return options && body instanceof FormData
    ? upload(url, { ...rest, body, timeoutMs }, options)
    : fetch(url, { ...rest, ...(body && { body }), signal: AbortSignal.timeout(timeoutMs) })
}

/**
 * Sends a call and decodes its response. Throws a `Problem` for an error response or a network error, and the reason
 * of the abort signal for a canceled upload.
 */
export async function request<C extends Call>(
  call: C,
  input: InputOf<C>,
  { token: givenToken, uploadOptions }: RequestOptions = {},
): Promise<ResponseOf<C>> {
  const requestInput = input as RequestInput
  const url = API + buildCallUrl(call, requestInput)
  const throwUnavailable = (): never => {
    uploadOptions?.signal.throwIfAborted()
    throw createUnavailable()
  }
  const token = givenToken ?? (await getRequestAuth().getToken().catch(throwUnavailable))
  const { headers, ...rest } = encodeBody(call, requestInput)
  const outgoing = {
    method: call.method,
    headers: { ...headers, ...csrfHeader(call.method), ...(token && { authorization: `Bearer ${token}` }) },
    ...rest,
  }
  const response = await sendRequest(url, outgoing, uploadOptions).catch(throwUnavailable)
  if (response.status === 401 && token && !givenToken) getRequestAuth().onUnauthorized()
  if (!response.ok) throw await parseProblem(response, call)
  return z.decode(call.response, await response.json().catch(throwUnavailable)) as ResponseOf<C>
}

/** Reads a call. Offline, it returns the cached response if there is one. */
export async function read<C extends Call>(
  key: CallKey,
  call: CallRef<C>,
  input: InputOf<C>,
): Promise<ResponseOf<C>> {
  try {
    const response = await request(await resolveCall(call), input)
    saveForOffline(key, response)
    return response
  } catch (error) {
    const cached = error instanceof Problem && error.code === 'unavailable' ? readOffline(key) : undefined
    if (cached === undefined) throw error
    return cached as ResponseOf<C>
  }
}
