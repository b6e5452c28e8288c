import type { ProblemCode } from '../define/problem.ts'
import type { User } from '../user/user.ts'

/** Times that a person may contact somebody within 24 hours (decision D-108). */
export const CONTACTS_PER_DAY = 20

type Party = Pick<User, 'id'>

/** Why a person may not be contacted; null when they may. Whoever is banned or no professional is as good as absent. */
export function whyNotContact(
  viewer: Party,
  person: Pick<User, 'id' | 'role' | 'isActive'>,
  contactsToday: number,
): ProblemCode | null {
  if (person.id === viewer.id) return 'forbidden'
  if (person.role !== 'professional' || !person.isActive) return 'notFound'
  return contactsToday < CONTACTS_PER_DAY ? null : 'tooManyRequests'
}

/**
 * How much of a person somebody may see: `all` of themselves and for an admin, `contact` for the other party of an
 * accepted job (decision D-045), `public` for the rest, `none` of somebody banned.
 */
export type Insight = 'all' | 'contact' | 'public' | 'none'

/** How much of a person whoever looks may see; a visitor is null. */
export function insightInto(
  person: Pick<User, 'id' | 'isActive'>,
  viewer: Pick<User, 'id' | 'role'> | null,
  isOtherParty: boolean,
): Insight {
  if (viewer && (viewer.id === person.id || viewer.role === 'admin')) return 'all'
  if (!person.isActive) return 'none'
  return isOtherParty ? 'contact' : 'public'
}

/** What is left of a person for somebody with that insight. */
export function shownTo<Person extends User>(person: Person, insight: 'all' | 'contact' | 'public'): Person {
  if (insight === 'all') return person
  const place = { ...person.place, address: null }
  return insight === 'contact' ? { ...person, place } : { ...person, place, email: null, phone: null }
}
