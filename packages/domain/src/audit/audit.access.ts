import type { Access } from '../contract/access.ts'

/** Access to the audit log. Only the server writes it, in the transaction of the action. */
export const auditAccess = {
  list: { audience: ['admin'] },
} as const satisfies Record<string, Access>
