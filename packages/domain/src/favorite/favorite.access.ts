import { memberRoles, type Role } from '../catalogues/roles.ts'
import type { Access } from '../contract/access.ts'

/** Access to the saved professionals of a user. The resource of `save` is the professional. */
export const favoriteAccess = {
  list: { audience: memberRoles },
  get: { audience: memberRoles },
  save: {
    audience: memberRoles,
    relations: { owner: 'forbidden' },
    hidden: 'notFound',
    states: { comun: 'notFound', professional: null, admin: 'notFound' },
  },
  remove: { audience: memberRoles },
} as const satisfies Record<string, Access<Role>>
