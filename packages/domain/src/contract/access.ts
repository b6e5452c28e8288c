import type { Audience, Call } from '@plomada/define'
import type { ProblemCode } from './problem.ts'

/**
 * The relation of a user to the resource of a call, the first that applies: the owner (of a user: the user), the hired
 * worker, an admin, an applicant, or none of these.
 */
export type Relation = 'owner' | 'worker' | 'admin' | 'applicant' | 'other'

/** The access rules of one call: its audience, and the problem codes that refuse it. A call that no rule refuses is allowed. */
export interface Access<State extends string = string> {
  audience: Audience
  /** The resource whose id the call has, if the rules depend on it. */
  about?: 'offer' | 'user' | 'conversation'
  /** Refusals by relation; `always` allows the call in every state of the resource. */
  relations?: Partial<Record<Relation, ProblemCode | 'always'>>
  /** Refusal for a suspended user, unless their relation allows the call: they read public pages and their own data. */
  suspended?: ProblemCode
  /** Refusal while the resource is hidden: a deactivated offer, a banned user. */
  hidden?: ProblemCode
  /** Refusal while the resource is closed: an offer that its owner closed, or that expired. */
  closed?: ProblemCode
  /** Refusals by state of the resource: the state of an offer, the role of a requested user. */
  states?: Record<State, ProblemCode | null>
  /** Refusals by role, checked last. */
  roles?: Readonly<Record<string, ProblemCode>>
}

/** Refuses every relation but the owner. */
export const ownerOnly = {
  worker: 'forbidden',
  applicant: 'forbidden',
  admin: 'forbidden',
  other: 'forbidden',
} as const satisfies Access['relations']

/** The sender of a request: a registered user, a signed-in user who has not registered, or null for a visitor. */
export type Requester = { kind: 'unregistered' } | { kind: 'user'; role: string; isActive: boolean } | null

/**
 * Returns why the requester may not make a call at all, or null. A banned user may still read what needs no role, and do what
 * visitors may do.
 */
export function callRefusal(
  { audience, method }: Pick<Call, 'audience' | 'method'>,
  requester: Requester,
): ProblemCode | null {
  if (audience === 'anyone' || (audience === 'identified' && requester !== null)) return null
  const isForRoles = typeof audience !== 'string'
  if (requester?.kind === 'user' && !requester.isActive && (method !== 'GET' || isForRoles)) return 'banned'
  if (requester === null) return 'unauthenticated'
  if (requester.kind === 'unregistered') return 'notRegistered'
  return audience === 'signedIn' || audience.includes(requester.role) ? null : 'forbidden'
}

/** The requester and the resource, as far as access depends on them. */
export interface AccessContext<State extends string = string> {
  relation: Relation
  role: string
  state: State
  isHidden: boolean
  isClosed?: boolean
  isSuspended?: boolean
}

/** Returns why an allowed requester may not make a call on this resource, or null. */
export function accessRefusal<State extends string>(
  { relations = {}, suspended, hidden, closed, states, roles = {} }: Access<State>,
  { relation, role, state, isHidden, isClosed = false, isSuspended = false }: AccessContext<State>,
): ProblemCode | null {
  const verdict = relations[relation]
  if (verdict) return verdict === 'always' ? null : verdict
  if (hidden && isHidden) return hidden
  if (suspended && isSuspended) return suspended
  if (closed && isClosed) return closed
  return states?.[state] ?? roles[role] ?? null
}
