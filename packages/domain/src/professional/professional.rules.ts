import type { Role } from '../catalogues/roles.ts'
import { type Access, type Tie, whyNotOn } from '../define/access.ts'
import type { ProblemCode } from '../define/problem.ts'
import type { User } from '../user/user.ts'
import { professionalAccess } from './professional.access.ts'

/** What the page of the public list is called. */
export const PROFESSIONALS_TITLE = 'Profesionales'

/** Trades that one person may have; the specification sets no number. */
export const PROFESSIONAL_TRADES_MAXIMUM = 10

type Party = Pick<User, 'id' | 'role'>

const tieTo = (viewer: Party | null, person: Pick<User, 'id'>): Tie => {
  if (viewer?.id === person.id) return 'owner'
  return viewer?.role === 'admin' ? 'admin' : 'other'
}

const whyNot = (
  access: Access<Role>,
  viewer: Party | null,
  person: Pick<User, 'id' | 'role' | 'isActive'>,
): ProblemCode | null =>
  whyNotOn(access, {
    tie: tieTo(viewer, person),
    role: viewer?.role ?? '',
    state: person.role,
    isHidden: !person.isActive,
  })

/** Why a person may not be contacted; null when they may. Whoever is banned or no professional is as good as absent. */
export function whyNotContact(
  viewer: Party,
  person: Pick<User, 'id' | 'role' | 'isActive'>,
): ProblemCode | null {
  return whyNot(professionalAccess.contact, viewer, person)
}

/**
 * How much of a person somebody may see: `all` of themselves and for an admin, `contact` for the other party of an
 * accepted job (decision D-045), `public` of a professional for the rest, `none` of anybody else and of the banned.
 */
export type Insight = 'all' | 'contact' | 'public' | 'none'

/** How much of a person whoever looks may see; a visitor is null. */
export function insightInto(
  person: Pick<User, 'id' | 'role' | 'isActive'>,
  viewer: Party | null,
  isOtherParty: boolean,
): Insight {
  // A client has no public profile, and the professional of an accepted job sees the client's.
  const seen = isOtherParty ? ({ ...person, role: 'professional' } as const) : person
  if (whyNot(professionalAccess.get, viewer, seen)) return 'none'
  if (tieTo(viewer, person) !== 'other') return 'all'
  return isOtherParty ? 'contact' : 'public'
}

/** What is left of a person for somebody with that insight. */
export function shownTo<Person extends User>(person: Person, insight: 'all' | 'contact' | 'public'): Person {
  if (insight === 'all') return person
  const place = { ...person.place, address: null }
  // Nobody has proven an address that waits for its code: it may belong to a third person.
  const email = person.pendingEmail === person.email ? null : person.email
  const seen = { ...person, place, email, pendingEmail: undefined, version: undefined }
  return insight === 'contact' ? seen : { ...seen, email: null, phone: null }
}
