import type { Access } from '../define/access.ts'

/** Who may do what with people. Nobody who may amend others bans or demotes themselves: `whyNotAmend`. */
export const userAccess = {
  list: { who: ['admin'] },
  amend: { who: ['admin'] },
  update: { who: 'signedIn' },
  photo: { who: 'signedIn' },
  sendEmailCode: { who: 'signedIn' },
  confirmEmail: { who: 'signedIn' },
} as const satisfies Record<string, Access>
