import type { Access } from '../contract/access.ts'

export const sessionAccess = {
  register: { audience: 'identified' },
} as const satisfies Record<string, Access>
