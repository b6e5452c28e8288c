import type { Role } from '../catalogues/roles.ts'
import type { Access } from '../contract/access.ts'

/** Access to professionals, who are hidden when banned. */
export const professionalAccess = {
  list: { audience: 'anyone' },
  // Only professionals have a public profile: otherwise visitors could enumerate all users by id.
  get: {
    about: 'user',
    audience: 'anyone',
    relations: { owner: 'always', admin: 'always' },
    hidden: 'notFound',
    states: { comun: 'notFound', professional: null, admin: 'notFound' },
  },
  preview: {
    about: 'user',
    audience: 'anyone',
    // Not «removed»: everyone would read that a person is banned.
    hidden: 'notFound',
    states: { comun: 'notFound', professional: null, admin: 'notFound' },
  },
  contact: {
    about: 'user',
    audience: 'signedIn',
    relations: { owner: 'forbidden' },
    hidden: 'notFound',
    states: { comun: 'notFound', professional: null, admin: 'notFound' },
  },
} as const satisfies Record<string, Access<Role>>
