import type { Access } from '../contract/access.ts'

/** For everyone but its parties and admins a job does not exist. */
export const assignmentAccess = {
  get: { audience: 'signedIn' },
  act: { audience: 'signedIn' },
} as const satisfies Record<string, Access>
