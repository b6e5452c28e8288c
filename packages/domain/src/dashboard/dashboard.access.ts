import type { Access } from '../define/access.ts'

/** Who may see how the marketplace is doing. */
export const dashboardAccess = {
  get: { who: ['admin'] },
} as const satisfies Record<string, Access>
