import { vi } from 'vitest'
import * as z from 'zod/mini'
import { calls, examples } from '@plomada/domain/calls'
import { problems, type Call } from '@plomada/domain/contract'
import { offers, people, professionals } from '@plomada/domain/fixtures'
import { shellMessages } from '@plomada/ui'

export const failureModes = ['server error', 'network error', 'timeout'] as const
export type FailureMode = (typeof failureModes)[number]

/** Gives each case one way to fail, in turn: every page handles a failed call alike, however it failed. */
export const withFailureMode = <Case extends object>(cases: readonly Case[]) =>
  cases.map((one, index) => ({ ...one, mode: failureModes[index % failureModes.length] ?? failureModes[0] }))

/** The message of each failure where the specification (8) requires none. */
export const failureMessages: Record<FailureMode, string> = {
  'server error': problems.unexpected.sentence,
  'network error': shellMessages.unreachable,
  timeout: shellMessages.unreachable,
}

const { tankPump, paintedRoom } = offers
const ownOffers = { result: [tankPump, paintedRoom], totalPages: 1, total: 2 }
const findProfessional = (path: string) => {
  const person = Object.values(people).find(({ id }) => path.endsWith(`/${id}`))
  return { result: { ...professionals.bruno, ...person, version: 1 } }
}

interface ContractCall {
  name: string
  call: Call
  address: RegExp
  example: unknown
}
/** Every call of the contract. */
export const contract: readonly ContractCall[] = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries<Call>(ofNoun).map(([verb, call]) => {
    const name = `${noun}.${verb}`
    const example = (examples as Record<string, Record<string, { response: unknown }>>)[noun]?.[verb]
      ?.response
    return { name, call, address: RegExp(`^/api${call.path.replace(/:\w+/g, '[^/]+')}$`), example }
  }),
)
// A path without parameters precedes one that its last part would match as an id.
const findCall = (method: string, path: string) =>
  contract.find(({ call }) => call.method === method && `/api${call.path}` === path) ??
  contract.find(({ call, address }) => call.method === method && address.test(path))

interface Sent {
  name: string
  /** The body as text; the parts of a form with a file. */
  body: string
}
const formToText = (form: FormData) =>
  JSON.stringify([...form].map(([key, value]) => [key, value instanceof File ? value.name : value]))

/** The call that fails, if any. */
type Fault = { call: string; mode: FailureMode; only?: RegExp | undefined } | null

/** Remembers the calls without a response. */
function trackCalls() {
  const pending = new Set<Promise<Response>>()
  return {
    track: (response: Promise<Response>) => {
      pending.add(response)
      const remove = () => pending.delete(response)
      void response.then(remove, remove)
      return response
    },
    /** Waits until no call and no import is pending, and nothing that they lead to. */
    settle: async () => {
      do {
        await Promise.allSettled(pending)
        await vi.dynamicImportSettled()
        // Reading a response takes a task.
        await new Promise((resolve) => setTimeout(resolve))
      } while (pending.size > 0)
    },
  }
}

/** Responds to every call with the example of the contract, except to the one that fails, and records the requests. */
export function startServer() {
  const requests = trackCalls()
  const server = {
    fault: null as Fault,
    /** Responses that replace the examples of the contract. */
    responses: { 'offer.own': ownOffers } as Record<string, unknown>,
    sent: [] as Sent[],
    /** The timeouts that the product has set, in milliseconds. */
    timeouts: new Set<number>(),
    settle: requests.settle,
  }
  const successBody = ({ name, call, example }: ContractCall, path: string) =>
    z.encode(
      call.response,
      server.responses[name] ?? (name === 'professional.get' ? findProfessional(path) : example),
    )
  const findResponse = async (
    method: string,
    url: string,
    body: unknown,
    onTimeout: () => Promise<never>,
  ) => {
    const path = new URL(url, location.origin).pathname
    const known = findCall(method, path)
    const name = known?.name ?? path
    server.sent.push({ name, body: body instanceof FormData ? formToText(body) : String(body) })
    const { fault } = server
    const failing = contract.find((one) => one.name === fault?.call)
    // Two calls may share an address; no page makes both.
    const fails =
      fault && (failing ? failing.call.method === method && failing.address.test(path) : fault.call === path)
    if (!fails || fault.only?.test(path) === false)
      return Response.json(known ? successBody(known, path) : 'OK')
    if (fault.mode === 'network error') throw new TypeError('Failed to fetch')
    if (fault.mode === 'timeout') return onTimeout()
    return Response.json({ code: 'unexpected', message: failureMessages['server error'] }, { status: 500 })
  }
  const respond = (...request: Parameters<typeof findResponse>) => requests.track(findResponse(...request))

  // Tests do not wait: all timeouts fire as soon as a request stays without a response.
  const pendingTimeouts = new Set<AbortController>()
  const expire = () => {
    for (const timeout of pendingTimeouts) timeout.abort(new DOMException('Too late', 'TimeoutError'))
    pendingTimeouts.clear()
  }
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    server.timeouts.add(ms)
    pendingTimeouts.add(controller)
    return controller.signal
  })
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, signal }: RequestInit = {}) =>
    respond(
      method,
      url,
      body,
      () =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
          // The contact page sets its timeout after its request.
          setTimeout(expire)
        }),
    ),
  )
  stubUploads(respond, server.timeouts)
  return server
}

type Respond = (
  method: string,
  url: string,
  body: unknown,
  onTimeout: () => Promise<never>,
) => Promise<Response>

/** Replaces the requests of uploads, which report their progress. */
function stubUploads(respond: Respond, timeouts: Set<number>) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget()
      timeout = 0
      status = 0
      responseText = ''
      #method = ''
      #url = ''
      open(method: string, url: string) {
        this.#method = method
        this.#url = url
      }
      setRequestHeader() {}
      abort() {}
      async send(body: FormData) {
        timeouts.add(this.timeout)
        const onTimeout = () => Promise.reject(new Error('Too late'))
        const response = await respond(this.#method, this.#url, body, onTimeout).catch(() => null)
        if (response) {
          Object.assign(this, { status: response.status, responseText: await response.text() })
          this.dispatchEvent(new Event('load'))
        }
        this.dispatchEvent(new Event('loadend'))
      }
    },
  )
}
