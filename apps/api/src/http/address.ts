import type { FastifyInstance } from 'fastify'
import { refuse, whyNotAsk } from '@plomada/domain/define'
import type { Call } from '@plomada/domain/define'
import type { Viewer } from './viewer.ts'

/** A call with whoever answers it. */
export interface Answerer {
  call: Call
  /** Takes the input of that very call. */
  handle: (asked: never) => unknown
}

/** Finds who answers somebody. */
type Finder = (viewer: Viewer) => Answerer

const addresses = new WeakMap<Call[], Map<string, Answerer[]>>()

const breadth = ({ who }: Call): number => (who === 'anyone' ? 2 : typeof who === 'string' ? 1 : 0)

/**
 * Two calls may share an address when they are for different people: each is answered by the narrowest call that they
 * may make. Gives the finder of an address to whoever mounts its first call, and null for the others.
 */
export function shareAddress(app: FastifyInstance, answerer: Answerer): Finder | null {
  const ofServer = addresses.get(app.calls) ?? new Map<string, Answerer[]>()
  addresses.set(app.calls, ofServer)
  const address = `${answerer.call.method} ${answerer.call.path}`
  const those = ofServer.get(address)
  if (!those) {
    const only = [answerer]
    ofServer.set(address, only)
    return (viewer) =>
      only.find(({ call }) => whyNotAsk(call, viewer) === null) ?? only.at(-1) ?? refuse('notFound')
  }
  those.push(answerer)
  those.sort((one, other) => breadth(one.call) - breadth(other.call))
  return null
}
