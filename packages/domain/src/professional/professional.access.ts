import type { Role } from '../catalogues/roles.ts'
import type { Access } from '../define/access.ts'

/** Who may do what with professionals: the thing of these calls is a person, hidden when banned. */
export const professionalAccess = {
  list: { who: 'anyone' },
  // Only professionals have a public profile: otherwise anybody could list all people by their ids.
  get: {
    who: 'anyone',
    ties: { owner: 'always', admin: 'always' },
    hidden: 'notFound',
    states: { comun: 'notFound', professional: null, admin: 'notFound' },
  },
  contact: {
    who: 'signedIn',
    ties: { owner: 'forbidden' },
    hidden: 'notFound',
    states: { comun: 'notFound', professional: null, admin: 'notFound' },
  },
} as const satisfies Record<string, Access<Role>>
