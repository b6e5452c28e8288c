import type { Role } from '../catalogues/roles.ts'
import { type Access, accessRefusal, type Relation } from '../contract/access.ts'
import type { ProblemCode } from '../contract/problem.ts'
import type { User } from '../user/user.ts'
import { professionalAccess } from './professional.access.ts'

export const PROFESSIONALS_TITLE = 'Profesionales'

/** Maximum trades of one professional; the specification sets no number. */
export const PROFESSIONAL_TRADES_MAXIMUM = 10

/** Days in which step-backs of a professional count. */
export const STEP_BACK_DAYS = 90
/** Step-backs from which a profile shows their number. */
export const STEP_BACKS_SHOWN = 3

/** Returns the number of step-backs that a profile shows: 0 while there are few. */
export const shownStepBacks = (count: number): number => (count < STEP_BACKS_SHOWN ? 0 : count)

type Viewer = Pick<User, 'id' | 'role'>
type Profile = Pick<User, 'id' | 'role' | 'isActive'>

const getRelation = (viewer: Viewer | null, person: Profile): Relation => {
  if (viewer?.id === person.id) return 'owner'
  return viewer?.role === 'admin' ? 'admin' : 'other'
}

const refusalFor = (access: Access<Role>, viewer: Viewer | null, person: Profile): ProblemCode | null =>
  accessRefusal(access, {
    relation: getRelation(viewer, person),
    role: viewer?.role ?? '',
    state: person.role,
    isHidden: !person.isActive,
  })

/** Returns why the viewer may not contact a user, or null. Banned users and non-professionals are reported as not found. */
export const contactRefusal = (viewer: Viewer, person: Profile): ProblemCode | null =>
  refusalFor(professionalAccess.contact, viewer, person)

/** Returns why a user has no preview, or null. Banned users and non-professionals are reported as not found. */
export const professionalPreviewRefusal = (person: Pick<Profile, 'role' | 'isActive'>): ProblemCode | null =>
  refusalFor(professionalAccess.preview, null, { ...person, id: 0 })

/**
 * How much of a user's profile is visible: `all` to themselves and admins, `contact` data to the other party of an
 * accepted job (decision D-045), the `public` part of a professional to everyone else, `none` of other users and the
 * banned.
 */
export type ProfileVisibility = 'all' | 'contact' | 'public' | 'none'

/** Returns how much of a profile the viewer may see; null is a visitor. */
export function visibleProfile(
  person: Profile,
  viewer: Viewer | null,
  isOtherParty: boolean,
): ProfileVisibility {
  // Clients have no public profile, but the professional of an accepted job sees the client's.
  const profile = isOtherParty ? ({ ...person, role: 'professional' } as const) : person
  if (refusalFor(professionalAccess.get, viewer, profile)) return 'none'
  if (getRelation(viewer, person) !== 'other') return 'all'
  return isOtherParty ? 'contact' : 'public'
}

/** Removes the private data of a user that this visibility does not include. */
export function redactProfile<Person extends User>(
  person: Person,
  visibility: 'all' | 'contact' | 'public',
): Person {
  if (visibility === 'all') return person
  const place = { ...person.place, address: null }
  const seen = {
    ...person,
    place,
    pendingEmail: undefined,
    suspension: undefined,
    joinedOn: undefined,
    version: undefined,
  }
  return visibility === 'contact' ? seen : { ...seen, email: null, phone: null }
}
