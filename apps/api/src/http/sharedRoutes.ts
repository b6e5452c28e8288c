import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse, callRefusal, type Call } from '@plomada/domain/contract'
import type { Viewer } from './viewer.ts'

/** A call and its handler. */
export interface CallHandler {
  call: Call
  /** Takes the input of `call`. */
  handle: (request: never) => unknown
  /** Responds with a stream of events. */
  stream?: (request: never, reply: FastifyReply) => void
}

type FindHandler = (viewer: Viewer) => CallHandler

const handlers = new WeakMap<Call[], Map<string, CallHandler[]>>()

/** Returns 0 for some roles, 1 for signed-in or identified users and 2 for anyone. */
const getAudienceRank = ({ audience }: Call): number =>
  audience === 'anyone' ? 2 : typeof audience === 'string' ? 1 : 0

/**
 * Lets calls for different audiences share a method and path: each viewer gets the narrowest call that they may make.
 * Returns a function that finds a viewer's handler for the first call of a route, and null for further ones.
 */
export function shareRoute(app: FastifyInstance, handler: CallHandler): FindHandler | null {
  const byRoute = handlers.get(app.calls) ?? new Map<string, CallHandler[]>()
  handlers.set(app.calls, byRoute)
  const route = `${handler.call.method} ${handler.call.path}`
  const shared = byRoute.get(route)
  if (!shared) {
    const handlersOfRoute = [handler]
    byRoute.set(route, handlersOfRoute)
    return (viewer) => choose(handlersOfRoute, viewer)
  }
  shared.push(handler)
  shared.sort((a, b) => getAudienceRank(a.call) - getAudienceRank(b.call))
  return null
}

const choose = (shared: readonly CallHandler[], viewer: Viewer): CallHandler =>
  shared.find(({ call }) => callRefusal(call, viewer) === null) ?? shared.at(-1) ?? refuse('notFound')

/** Finds the handler of a mounted route for a viewer. Throws a refusal if the route is not mounted. */
export const findCallHandler = (
  app: FastifyInstance,
  { method, path }: Pick<Call, 'method' | 'path'>,
  viewer: Viewer,
): CallHandler => choose(handlers.get(app.calls)?.get(`${method} ${path}`) ?? [], viewer)
