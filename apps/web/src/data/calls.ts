import type { calls } from '@plomada/domain/calls'
import type { Call } from '@plomada/domain/contract'

type Calls = typeof calls

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

/** Each reference is created once: memoized hooks and components depend on its identity. */
export const createCallRefs = <Noun extends keyof Calls>(noun: Noun) =>
  new Proxy<Record<string, CallRef>>(
    {},
    { get: (refs, name) => (refs[String(name)] ??= { name: `${noun}.${String(name)}` }) },
  ) as CallRefs<Noun>

export const applicationCalls = createCallRefs('application')
export const auditCalls = createCallRefs('audit')
export const conversationCalls = createCallRefs('conversation')
export const dashboardCalls = createCallRefs('dashboard')
export const notificationCalls = createCallRefs('notification')
export const offerCalls = createCallRefs('offer')
export const paymentCalls = createCallRefs('payment')
export const professionalCalls = createCallRefs('professional')
export const reviewCalls = createCallRefs('review')
export const sessionCalls = createCallRefs('session')
export const tradeCalls = createCallRefs('trade')
export const userCalls = createCallRefs('user')

/** The cache key of a response: the name of the call, its input and the id of the viewer. */
export type CallKey = readonly [call: string, input: unknown, viewer: number | null]

export const createCallKey = (
  { name }: Pick<CallRef, 'name'>,
  input: unknown,
  viewer: number | null,
): CallKey => [name, input, viewer]
