import type { Access } from '../contract/access.ts'

const professionals = { audience: ['professional'] }

/** Access to alerts: professionals, to their own. Alerts of others are reported as not found. */
export const alertAccess = {
  list: professionals,
  create: professionals,
  update: professionals,
  remove: professionals,
} as const satisfies Record<string, Access>
