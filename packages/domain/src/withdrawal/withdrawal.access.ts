import type { Access } from '../contract/access.ts'

export const withdrawalAccess = {
  /** The law requires it without an account. */
  request: { audience: 'anyone' },
  jobs: { audience: 'signedIn' },
  list: { audience: ['admin'] },
  accept: { audience: ['admin'] },
  refuse: { audience: ['admin'] },
} as const satisfies Record<string, Access>
