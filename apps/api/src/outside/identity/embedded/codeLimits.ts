import { createThrottle } from './throttle.ts'
import type { Sql } from './sql.ts'

const QUARTER = 15 * 60

/** Limits the codes that one address requests and the codes that one mailbox receives, whatever they are for. */
export function createCodeLimits(sql: Sql) {
  const addresses = createThrottle(sql, { name: 'sign-up address', times: 30, seconds: QUARTER })
  const mailboxes = createThrottle(sql, { name: 'sign-up account', times: 5, seconds: QUARTER })
  return {
    /** Counts one more code; returns false when there were too many. */
    take: async (address: string, mailbox: string): Promise<boolean> =>
      (await addresses.take(address)) && (await mailboxes.take(mailbox)),
  }
}

/** See `createCodeLimits`. */
export type CodeLimits = ReturnType<typeof createCodeLimits>
