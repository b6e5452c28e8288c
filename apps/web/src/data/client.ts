import * as z from 'zod/mini'
import { calls } from '@plomada/domain/calls'
import {
  addressOf,
  nameOfField,
  Problem,
  problems,
  type Answer,
  type Call,
  type Input,
  type ProblemCode,
} from '@plomada/domain/define'
import { shellCopy } from '@plomada/ui'
import type { Transfer } from '@plomada/ui/form'
import { authority } from './authority.ts'
import type { NamedCall } from './calls.ts'
import type { Key } from './key.ts'
import { keepForLater, recall } from './lastVisit.ts'
import { PATIENCE } from './patience.ts'
import { upload } from './upload.ts'

/** The API lives beside the page. */
const API = '/api'

interface Sent {
  params?: Record<string, number>
  query?: unknown
  body?: unknown
  file?: Blob
}

/** How a request is made, where that is not the usual way. */
export interface Manner {
  /** The token of a sign-in that is still under way. */
  token?: string
  /** Whoever watches a file on its way, and may call it off. */
  transfer?: Transfer | undefined
}

/** A request as it travels. */
interface Outgoing {
  method: string
  headers: Record<string, string>
  body?: string | FormData
}

const byName: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls

/** The declaration of a call by its name, such as `offer.list`. */
export function declared<C extends Call>({ name }: NamedCall<C>): C {
  const [noun = '', verb = ''] = name.split('.')
  return byName[noun]?.[verb] as C
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

function payload(call: Call, { body, file }: Sent): Omit<Partial<Outgoing>, 'method'> {
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

/** What shows the server that a write was made by this page, which alone can read its cookie. */
function proofOfPage(method: string): { 'x-xsrf-token'?: string } {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value === undefined || method === 'GET' ? {} : { 'x-xsrf-token': value }
}

/** Puts a request on its way; a file that somebody watches goes in the one manner that tells how far it is. */
function ask(url: string, { body, ...rest }: Outgoing, transfer?: Transfer): Promise<Response> {
  const patience = body instanceof FormData ? PATIENCE.upload : PATIENCE.request
  return transfer && body instanceof FormData
    ? upload(url, { ...rest, body, patience }, transfer)
    : fetch(url, { ...rest, ...(body && { body }), signal: AbortSignal.timeout(patience) })
}

/**
 * Makes a declared call, signed by the session or by the token of a sign-in that is still under way.
 * Throws a `Problem` for every refusal, a lost connection included, and the signal's reason for what was called off.
 */
export async function request<C extends Call>(
  call: C,
  input: Input<C>,
  { token: given, transfer }: Manner = {},
): Promise<Answer<C>> {
  const sent = input as Sent
  const url = API + addressOf(call, sent)
  const lost = (): never => {
    transfer?.signal.throwIfAborted()
    throw new Problem('unavailable', { sentence: shellCopy.unreachable })
  }
  const token = given ?? (await authority().token().catch(lost))
  const { headers, ...rest } = payload(call, sent)
  const outgoing = {
    method: call.method,
    headers: { ...headers, ...proofOfPage(call.method), ...(token && { authorization: `Bearer ${token}` }) },
    ...rest,
  }
  const response = await ask(url, outgoing, transfer).catch(lost)
  if (response.status === 401 && token && !given) authority().onRefused()
  if (!response.ok) throw await problemIn(response, call)
  return z.decode(call.answer, await response.json().catch(lost)) as Answer<C>
}

/** Reads a call; without a connection, what it answered the last time, where that may be kept. */
export async function read<C extends Call>(
  key: Key,
  call: NamedCall<C>,
  input: Input<C>,
): Promise<Answer<C>> {
  try {
    const answer = await request(declared(call), input)
    keepForLater(key, answer)
    return answer
  } catch (error) {
    const before = error instanceof Problem && error.code === 'unavailable' ? recall(key) : undefined
    if (before === undefined) throw error
    return before as Answer<C>
  }
}
