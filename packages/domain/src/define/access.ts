import type { Call, Who } from './call.ts'
import type { ProblemCode } from './problem.ts'

/**
 * How somebody stands to the thing that a call is about, the first that fits: it is theirs (or themselves), they work
 * on it, they run the marketplace, they applied to it, or none of these.
 */
export type Tie = 'owner' | 'worker' | 'admin' | 'applicant' | 'other'

/** Who may make a call, and what of its thing refuses them, by name. What is not refused is allowed. */
export interface Access<State extends string = string> {
  who: Who
  /** Refusals by tie; `always` lets one pass whatever state the thing is in. */
  ties?: Partial<Record<Tie, ProblemCode | 'always'>>
  /** The refusal of a suspended user, unless their tie lets them pass: they read public pages and what is theirs. */
  suspended?: ProblemCode
  /** The refusal where the thing is hidden: an offer that is off the lists, a person who is banned. */
  hidden?: ProblemCode
  /** What each state of the thing refuses: the state of an offer, the role of the person who is asked for. */
  states?: Record<State, ProblemCode | null>
  /** Refusals of roles whose lack is told only when everything else is right. */
  roles?: Readonly<Record<string, ProblemCode>>
}

/** The ties of everybody but the owner, refused. */
export const ownerOnly = {
  worker: 'forbidden',
  applicant: 'forbidden',
  admin: 'forbidden',
  other: 'forbidden',
} as const satisfies Access['ties']

/** Somebody who makes a call, as far as the door can tell; null is a visitor, a stranger has not registered. */
export type Asker = { kind: 'stranger' } | { kind: 'user'; role: string; isActive: boolean } | null

const isForRoles = (who: Who) => typeof who !== 'string'

/** Why somebody may not make a call at all; null when they may. Whoever is banned may still read what is not for a role. */
export function whyNotAsk({ who, method }: Pick<Call, 'who' | 'method'>, asker: Asker): ProblemCode | null {
  if (who === 'identified' && asker !== null) return null
  if (asker?.kind === 'user' && !asker.isActive && (method !== 'GET' || isForRoles(who))) return 'banned'
  if (who === 'anyone') return null
  if (asker === null) return 'unauthenticated'
  if (asker.kind === 'stranger') return 'notRegistered'
  return who === 'signedIn' || who.includes(asker.role) ? null : 'forbidden'
}

/** Where somebody stands before a thing. */
export interface Standing<State extends string = string> {
  tie: Tie
  role: string
  state: State
  isHidden: boolean
  /** Whether the user who makes the call is suspended. */
  isSuspended?: boolean
}

/** Why somebody who may make a call may not make it on this thing; null when they may. */
export function whyNotOn<State extends string>(
  { ties = {}, suspended, hidden, states, roles = {} }: Access<State>,
  { tie, role, state, isHidden, isSuspended = false }: Standing<State>,
): ProblemCode | null {
  const verdict = ties[tie]
  if (verdict) return verdict === 'always' ? null : verdict
  if (hidden && isHidden) return hidden
  if (suspended && isSuspended) return suspended
  return states?.[state] ?? roles[role] ?? null
}
