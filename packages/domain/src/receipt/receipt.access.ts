import type { Access } from '../contract/access.ts'

/** For everyone but who paid, or whose commission it is, and admins a document does not exist. */
export const receiptAccess = {
  get: { audience: 'signedIn' },
  invoice: { audience: 'signedIn' },
} as const satisfies Record<string, Access>
