import type { Access } from '../define/access.ts'

const admins = { who: ['admin'] }

/** Who may do what with trades. */
export const tradeAccess = {
  list: { who: 'anyone' },
  get: { who: 'anyone' },
  create: admins,
  update: admins,
  remove: admins,
} as const satisfies Record<string, Access>
