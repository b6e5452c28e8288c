import type { User } from '../user/user.ts'

export type SessionState = 'loading' | 'unauthenticated' | 'authenticated' | 'error'

/** The signed-in user as stored in local storage. */
export type StoredUser = User & { token: string }

/** The local storage key of the signed-in user (specification 3). */
export const USER_STORAGE_KEY = 'userStorage'
/** Timeouts of the identity provider's client (specification 9). */
export const LOGIN = {
  httpTimeoutSeconds: 10,
  popupTimeoutSeconds: 60,
  leewaySeconds: 60,
  sessionCheckDays: 1,
  tokenRetries: 3,
} as const
