import type { Access } from '../define/access.ts'

/** Who may read the audit log. Nobody may write it: the server does, in the transaction of the act. */
export const auditAccess = {
  list: { who: ['admin'] },
} as const satisfies Record<string, Access>
