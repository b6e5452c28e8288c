import type { calls } from '@plomada/domain/calls'
import type { Call } from '@plomada/domain/define'

type Calls = typeof calls

/**
 * A call of the contract by its name, such as `offer.list`. Its schemas, and the library that they are written in,
 * weigh a tenth of a first visit; they come with the first request, which `send` makes.
 */
export interface NamedCall<C extends Call = Call> {
  readonly name: string
  /** Never there: it only tells the compiler what goes in and what comes out. */
  readonly declared?: C
}

type Named<Noun extends keyof Calls> = {
  readonly [Name in keyof Calls[Noun]]: Calls[Noun][Name] extends Call ? NamedCall<Calls[Noun][Name]> : never
}

/** One and the same each time: what hangs on a call would be made, and drawn, anew with another one. */
const callsOf = <Noun extends keyof Calls>(noun: Noun) =>
  new Proxy<Record<string, NamedCall>>(
    {},
    { get: (made, name) => (made[String(name)] ??= { name: `${noun}.${String(name)}` }) },
  ) as Named<Noun>

export const auditCalls = callsOf('audit')
export const dashboardCalls = callsOf('dashboard')
export const offerCalls = callsOf('offer')
export const paymentCalls = callsOf('payment')
export const professionalCalls = callsOf('professional')
export const reviewCalls = callsOf('review')
export const sessionCalls = callsOf('session')
export const tradeCalls = callsOf('trade')
export const userCalls = callsOf('user')
