import type { Access } from '../contract/access.ts'

/** Access to users. `findUserEditProblem` has the further rules for admins who edit users. */
export const userAccess = {
  list: { audience: ['admin'] },
  amend: { audience: ['admin'] },
  update: { audience: 'signedIn' },
  photo: { audience: 'signedIn' },
  sendEmailCode: { audience: 'signedIn' },
  confirmEmail: { audience: 'signedIn' },
} as const satisfies Record<string, Access>
