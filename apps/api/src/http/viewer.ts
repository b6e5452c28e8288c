import type { FastifyInstance } from 'fastify'
import type { Role } from '@plomada/domain'
import { refuse, refuseIf, whyNotAsk } from '@plomada/domain/define'
import type { Call } from '@plomada/domain/define'
import type { JWTPayload } from 'jose'

/** What a good access token says; only the subject is trusted to say who it is. */
export type TokenClaims = JWTPayload & { sub: string }

/** Somebody registered; role and ban are read from our own table on every call. */
export interface UserViewer {
  kind: 'user'
  id: number
  role: Role
  isActive: boolean
  issuer: string
  subject: string
}

/** Somebody who signed in but is not registered yet. */
interface StrangerViewer {
  kind: 'stranger'
  issuer: string
  subject: string
  claims: TokenClaims
}

/** Who makes a call; null when nobody signed in, or when the token is bad or expired. */
export type Viewer = UserViewer | StrangerViewer | null

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request, as `viewerOf` found out. */
    viewer: Viewer
  }
  interface FastifyInstance {
    viewerOf: (authorization: string | undefined) => Promise<Viewer>
  }
}

/** Teaches the server to tell who makes a request. */
export function addViewer(
  app: FastifyInstance,
  viewerOf: (authorization: string | undefined) => Promise<Viewer>,
): void {
  app.decorate('viewerOf', viewerOf)
  app.decorateRequest('viewer', null)
}

/** Refuses whoever may not make a call: strangers, banned people (who may still sign in and read), other roles. */
export const refuseUnlessAllowed = (call: Pick<Call, 'who' | 'method'>, viewer: Viewer): void =>
  refuseIf(whyNotAsk(call, viewer))

/** The registered person who makes the request; refuses when there is none. */
export function userOf(viewer: Viewer): UserViewer {
  if (viewer === null) refuse('unauthenticated')
  if (viewer.kind === 'stranger') refuse('notRegistered')
  return viewer
}
