import type { FastifyInstance } from 'fastify'
import type { Role } from '@plomada/domain'
import { refuse, refuseIf, callRefusal, type Call } from '@plomada/domain/contract'
import type { JWTPayload } from 'jose'

/** The claims of a valid access token. Only the issuer and the subject identify a user. */
export type TokenClaims = JWTPayload & { sub: string }

/** A registered user. Role and ban are read from the database on every call. */
export interface UserViewer {
  kind: 'user'
  id: number
  role: Role
  isActive: boolean
  issuer: string
  subject: string
}

/** A signed-in user who is not registered yet. */
interface UnregisteredViewer {
  kind: 'unregistered'
  issuer: string
  subject: string
  claims: TokenClaims
}

/** Who makes a call; null for a visitor, including one with an invalid or expired token. */
export type Viewer = UserViewer | UnregisteredViewer | null

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer
  }
  interface FastifyInstance {
    /** Identifies the viewer by the Authorization header. */
    viewerOf: (authorization: string | undefined) => Promise<Viewer>
  }
}

/** Decorates the server with `viewerOf` and requests with `viewer`. */
export function addViewer(
  app: FastifyInstance,
  viewerOf: (authorization: string | undefined) => Promise<Viewer>,
): void {
  app.decorate('viewerOf', viewerOf)
  app.decorateRequest('viewer', null)
}

/** Throws a refusal unless the viewer may make the call. Banned users may still sign in and read. */
export const refuseUnlessAllowed = (call: Pick<Call, 'audience' | 'method'>, viewer: Viewer): void =>
  refuseIf(callRefusal(call, viewer))

/** Returns the registered user. Throws a refusal if there is none. */
export function requireUser(viewer: Viewer): UserViewer {
  if (viewer === null) refuse('unauthenticated')
  if (viewer.kind === 'unregistered') refuse('notRegistered')
  return viewer
}
