import { memberRoles, type Role } from '../catalogues/roles.ts'
import type { Access } from '../contract/access.ts'

/** Access to the saved professionals of a user. */
export const favoriteAccess = {
  list: { audience: memberRoles },
  get: { about: 'user', audience: memberRoles },
  save: {
    about: 'user',
    audience: memberRoles,
    relations: { owner: 'forbidden' },
    hidden: 'notFound',
    states: { comun: 'notFound', professional: null, admin: 'notFound' },
  },
  remove: { about: 'user', audience: memberRoles },
} as const satisfies Record<string, Access<Role>>
