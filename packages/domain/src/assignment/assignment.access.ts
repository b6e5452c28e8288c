import { memberRoles } from '../catalogues/roles.ts'
import type { Access } from '../contract/access.ts'

/** For everyone but its parties and admins a job does not exist. */
export const assignmentAccess = {
  get: { audience: 'signedIn' },
  act: { audience: 'signedIn' },
  photo: { audience: 'signedIn' },
  listAll: { audience: ['admin'] },
  calendar: { audience: 'signedIn' },
  agenda: { audience: 'signedIn' },
  feed: { audience: 'signedIn' },
  renewFeed: { audience: memberRoles },
} as const satisfies Record<string, Access>
