import type { Access } from '../contract/access.ts'

const professionals = { audience: ['professional'] } as const

const admins = { audience: ['admin'] } as const

/** A professional reads and changes only what is theirs: the calls have no id of another person. */
export const payoutAccess = {
  earnings: professionals,
  statement: professionals,
  statementFile: professionals,
  sendAccountCode: professionals,
  saveAccount: professionals,
  connection: professionals,
  startConnection: professionals,
  finishConnection: professionals,
  endConnection: professionals,
  desk: admins,
  createRun: admins,
  run: admins,
  exportRun: admins,
  importRun: admins,
} as const satisfies Record<string, Access>
