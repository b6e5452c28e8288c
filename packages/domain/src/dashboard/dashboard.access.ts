import type { Access } from '../define/access.ts'

/** Who may see how the marketplace is doing, and who meets a quota. */
export const dashboardAccess = {
  get: { who: ['admin'] },
  quotas: { who: ['admin'] },
} as const satisfies Record<string, Access>
