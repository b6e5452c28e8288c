import type { Access } from '../contract/access.ts'

const professionals = { audience: ['professional'] } as const

/** A professional reads and changes only what is theirs: the calls have no id of another person. */
export const payoutAccess = {
  earnings: professionals,
  sendAccountCode: professionals,
  saveAccount: professionals,
} as const satisfies Record<string, Access>
