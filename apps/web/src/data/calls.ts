import type { calls as declaredCalls } from '@plomada/domain/calls'
import type { Call } from '@plomada/domain/contract'

type Calls = typeof declaredCalls

/**
 * A reference to a call of the contract by name, such as `offer.list`. The schemas and their library are a tenth of the
 * first visit's download, so `send` loads them with the first request.
 */
export interface CallRef<C extends Call = Call> {
  readonly name: string
  /** Never set; carries the type of the call. */
  readonly call?: C
}

type CallRefs<Noun extends keyof Calls> = {
  readonly [Name in keyof Calls[Noun]]: Calls[Noun][Name] extends Call ? CallRef<Calls[Noun][Name]> : never
}

const createRefs = <Value>(create: (name: string) => Value) =>
  new Proxy<Record<string, Value>>({}, { get: (refs, name) => (refs[String(name)] ??= create(String(name))) })

/** References to all calls, such as `calls.offer.list`. Each is created once: memoized hooks and components depend on its identity. */
export const calls = createRefs((noun) => createRefs((name): CallRef => ({ name: `${noun}.${name}` }))) as {
  readonly [Noun in keyof Calls]: CallRefs<Noun>
}

/** The cache key of a response: the name of the call, its input and the id of the viewer. */
export type CallKey = readonly [call: string, input: unknown, viewer: number | null]

export const createCallKey = (
  { name }: Pick<CallRef, 'name'>,
  input: unknown,
  viewer: number | null,
): CallKey => [name, input, viewer]
