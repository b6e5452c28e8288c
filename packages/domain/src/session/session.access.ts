import type { Access } from '../define/access.ts'

/** Who may become a person of this marketplace. */
export const sessionAccess = {
  register: { who: 'identified' },
} as const satisfies Record<string, Access>
