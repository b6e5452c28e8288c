import { vi } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '@plomada/domain/calls'
import { problems, type Call } from '@plomada/domain/define'
import { examples, offers, people, professionals } from '@plomada/domain/fixtures'
import { shellCopy } from '@plomada/ui'

/** How a call goes wrong: refused with a 500, lost on the way, or never answered. */
export const ways = ['broken', 'lost', 'silent'] as const
export type Way = (typeof ways)[number]

/** What the product says of each, where the specification (8) names no text. */
export const sentences: Record<Way, string> = {
  broken: problems.unexpected.sentence,
  lost: shellCopy.unreachable,
  silent: shellCopy.unreachable,
}

const { leakingTap, paintedRoom } = offers
const ownOffers = { result: [leakingTap, paintedRoom], totalPages: 1, total: 2 }
const personAt = (path: string) => {
  const person = Object.values(people).find(({ id }) => path.endsWith(`/${id}`))
  return { result: { ...professionals.bruno, ...person, version: 1 } }
}

interface Known {
  name: string
  call: Call
  address: RegExp
  answer: unknown
}
/** Every call of the contract. */
export const contract: readonly Known[] = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries<Call>(ofNoun).map(([verb, call]) => {
    const name = `${noun}.${verb}`
    const answer = (examples as Record<string, Record<string, { answer: unknown }>>)[noun]?.[verb]?.answer
    return { name, call, address: RegExp(`^/api${call.path.replace(/:\w+/g, '[^/]+')}$`), answer }
  }),
)
const knownBy = (method: string, path: string) =>
  contract.find(({ call, address }) => call.method === method && address.test(path))

interface Sent {
  name: string
  /** The body as text; of a form with a file its parts. */
  body: string
}
const partsOf = (form: FormData) =>
  JSON.stringify([...form].map(([key, value]) => [key, value instanceof File ? value.name : value]))

/** Which call fails now, and how; null while the server is well. */
type Fault = { call: string; way: Way; only?: RegExp | undefined } | null

/** Answers every call of the contract with its example, but for the one that fails, and keeps what was sent. */
export function startServer() {
  const server = {
    fault: null as Fault,
    /** What is answered in place of the contract's examples. */
    given: { 'offer.own': ownOffers } as Record<string, unknown>,
    sent: [] as Sent[],
    /** How long the product waits for an answer, in milliseconds. */
    patience: new Set<number>(),
  }
  const wellAnswer = ({ name, call, answer }: Known, path: string) =>
    z.encode(call.answer, server.given[name] ?? (name === 'professional.get' ? personAt(path) : answer))
  const answer = async (method: string, url: string, body: unknown, givenUp: () => Promise<never>) => {
    const path = new URL(url, location.origin).pathname
    const known = knownBy(method, path)
    const name = known?.name ?? path
    server.sent.push({ name, body: body instanceof FormData ? partsOf(body) : String(body) })
    const { fault } = server
    const failing = contract.find((one) => one.name === fault?.call)
    // Two calls that share an address count as one: no page makes both.
    const fails =
      fault && (failing ? failing.call.method === method && failing.address.test(path) : fault.call === path)
    if (!fails || fault.only?.test(path) === false)
      return Response.json(known ? wellAnswer(known, path) : 'OK')
    if (fault.way === 'lost') throw new TypeError('Failed to fetch')
    if (fault.way === 'silent') return givenUp()
    return Response.json({ code: 'unexpected', message: sentences.broken }, { status: 500 })
  }

  // Nothing waits here: every timeout fires as soon as there is a request that the server never answers.
  const timeouts = new Set<AbortController>()
  const expire = () => {
    for (const timeout of timeouts) timeout.abort(new DOMException('Too late', 'TimeoutError'))
    timeouts.clear()
  }
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    server.patience.add(ms)
    timeouts.add(controller)
    return controller.signal
  })
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, signal }: RequestInit = {}) =>
    answer(
      method,
      url,
      body,
      () =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
          // The message of the contact page sets its timeout after its request.
          setTimeout(expire)
        }),
    ),
  )
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
        server.patience.add(this.timeout)
        const givenUp = () => Promise.reject(new Error('Too late'))
        const response = await answer(this.#method, this.#url, body, givenUp).catch(() => null)
        if (response) {
          Object.assign(this, { status: response.status, responseText: await response.text() })
          this.dispatchEvent(new Event('load'))
        }
        this.dispatchEvent(new Event('loadend'))
      }
    },
  )
  return server
}
