import type { Access } from '../contract/access.ts'

export const dashboardAccess = {
  get: { audience: ['admin'] },
  quotas: { audience: ['admin'] },
} as const satisfies Record<string, Access>
