import type { Access } from '../contract/access.ts'

const admins = { audience: ['admin'] }

export const tradeAccess = {
  list: { audience: 'anyone' },
  get: { audience: 'anyone' },
  prices: { audience: 'anyone' },
  popularPrices: { audience: 'anyone' },
  create: admins,
  update: admins,
  remove: admins,
} as const satisfies Record<string, Access>
