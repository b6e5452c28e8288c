import type { Access } from '../define/access.ts'

export const sessionAccess = {
  register: { audience: 'identified' },
} as const satisfies Record<string, Access>
