import { accessRefusal } from '../contract/access.ts'
import type { ProblemCode } from '../contract/problem.ts'
import type { User } from '../user/user.ts'
import { favoriteAccess } from './favorite.access.ts'

/** Returns why the viewer may not save a user, or null. Banned users and non-professionals are reported as not found. */
export const saveRefusal = (
  viewer: Pick<User, 'id' | 'role'>,
  person: Pick<User, 'id' | 'role' | 'isActive'>,
): ProblemCode | null =>
  accessRefusal(favoriteAccess.save, {
    relation: viewer.id === person.id ? 'owner' : 'other',
    role: viewer.role,
    state: person.role,
    isHidden: !person.isActive,
  })
