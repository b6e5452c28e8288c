import { QUOTA_WINDOWS, type QuotaLimits } from '@plomada/domain'
import { createThrottle } from './throttle.ts'
import type { Sql } from './sql.ts'

const seconds = QUOTA_WINDOWS.quarterHour

/** Limits the codes that one mailbox receives, for any purpose. */
export const createMailboxLimit = (sql: Sql, { code }: Pick<QuotaLimits, 'code'>) =>
  createThrottle(sql, { name: 'codes of a mailbox', limit: code.quarterHour, seconds })

/** Limits the codes that one network address requests and the codes that one mailbox receives. */
export function createCodeLimits(sql: Sql, quotas: Pick<QuotaLimits, 'code' | 'signUp'>) {
  const limit = quotas.signUp.quarterHour
  const addresses = createThrottle(sql, { name: 'codes for an address', limit, seconds })
  const mailboxes = createMailboxLimit(sql, quotas)
  return {
    /** Counts one more code; returns false if the limit is exceeded. */
    take: async (address: string, mailbox: string): Promise<boolean> =>
      (await addresses.take(address)) && (await mailboxes.take(mailbox)),
  }
}

/** See `createCodeLimits`. */
export type CodeLimits = ReturnType<typeof createCodeLimits>
