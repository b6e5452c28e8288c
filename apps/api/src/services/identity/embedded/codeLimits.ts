import type { QuotaLimits } from '@plomada/domain/calls'
import { createThrottle } from './throttle.ts'
import type { Sql } from './sql.ts'

/** Limits the codes that one mailbox receives, for any purpose. */
export const createMailboxLimit = (sql: Sql, { code }: Pick<QuotaLimits, 'code'>) =>
  createThrottle(sql, { name: 'codes of a mailbox', limits: code })

/** An exceeded limit of codes. */
export interface CodeRefusal {
  act: 'signUp' | 'code'
  /** Seconds until another code is possible. */
  seconds: number
}

/** Limits the codes that one network address requests and the codes that one mailbox receives. */
export function createCodeLimits(sql: Sql, quotas: Pick<QuotaLimits, 'code' | 'signUp'>) {
  const addresses = createThrottle(sql, { name: 'codes for an address', limits: quotas.signUp })
  const mailboxes = createMailboxLimit(sql, quotas)
  return {
    /** Counts one more code; returns the exceeded limit, or null. */
    async take(address: string, mailbox: string): Promise<CodeRefusal | null> {
      const ofAddress = await addresses.take(address)
      if (ofAddress > 0) return { act: 'signUp', seconds: ofAddress }
      const ofMailbox = await mailboxes.take(mailbox)
      return ofMailbox > 0 ? { act: 'code', seconds: ofMailbox } : null
    },
  }
}

/** See `createCodeLimits`. */
export type CodeLimits = ReturnType<typeof createCodeLimits>
