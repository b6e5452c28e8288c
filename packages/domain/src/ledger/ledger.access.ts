import type { Access } from '../contract/access.ts'

const admins = { audience: ['admin'] } as const

/** Only admins read the whole ledger; professionals have their own movements in `payout`. */
export const ledgerAccess = {
  reconcile: admins,
  statement: admins,
  statementFile: admins,
  commissions: admins,
  commissionsFile: admins,
} as const satisfies Record<string, Access>
