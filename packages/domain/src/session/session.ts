import type { User } from '../user/user.ts'

/** How far the sign-in has come (specification 4). */
export type SessionState = 'loading' | 'unauthenticated' | 'authenticated' | 'error'

/** What the browser keeps of a signed-in person under `userStorage`. */
export type StoredUser = User & { token: string }

/** The key in local storage (specification 3). */
export const USER_STORAGE_KEY = 'userStorage'
/** Timings of the identity provider's client (specification 9). */
export const LOGIN = {
  httpTimeoutSeconds: 10,
  popupTimeoutSeconds: 60,
  leewaySeconds: 60,
  sessionCheckDays: 1,
  tokenRetries: 3,
} as const
